'use client';

import { useMessages } from '@/app/_components/frame/locale';
import { QUESTIONS, type Question } from '@/lib/i18n';
import type { SuitNaming } from '@/lib/match';
import { classify, compareHands, type ComparisonSettings, type Tile } from '@/lib/rules';
import { exampleTiles } from './example';
import { HandTiles } from './strength-card';
import { headline, reasonText } from './verdict-text';

/** The hands each question is about, of tiles that are in play; the last number and the 1 stand for the table's own. */
function handsOf(question: Question, top: number): { readonly a: string; readonly b?: string } {
  switch (question) {
    case 'wrap':
      return { a: `${top - 1}c ${top}t 1m 2s 3c` };
    case 'low-run':
      return { a: '1c 2t 3c 4m 5s', b: `3t 4c 5c 6m ${top > 6 ? 7 : 1}s` };
    case 'ends-in-one':
      return { a: `${top - 3}c ${top - 2}t ${top - 1}c ${top}m 1s`, b: '2t 3m 4c 5m 6s' };
    case 'four':
      return { a: '6s 6m 6t 6c' };
    case 'two-pairs':
      return { a: '6s 6c 4m 4t' };
    case 'full-house':
      return { a: '4s 4m 4t 5s 5m', b: '3s 3m 3t 2s 2m' };
    case 'flush-suit':
      return top < 9 ? { a: '2s 1s 6s 4s 3s', b: '2c 1c 6c 5c 3c' } : { a: '9s 7s 6s 4s 3s', b: '1c 8c 6c 4c 3c' };
    case 'pair-sun':
      return { a: '6s 6c', b: '6m 6t' };
    case 'sizes':
      return { a: '2c 3t 4m 5c 6s', b: '2s' };
  }
}

interface QuestionListProps {
  readonly settings: ComparisonSettings;
  readonly naming: SuitNaming;
  readonly name: (tile: Tile) => string;
}

/** Short questions, each answered by the code that decides at the table. */
export function QuestionList({ settings, naming, name }: QuestionListProps) {
  const { guide } = useMessages();
  return (
    <dl className="flex flex-col gap-4">
      {QUESTIONS.map((question) => (
        <div key={question}>
          <dt className="font-medium">{guide.questions[question]}</dt>
          <dd className="mt-1">
            <Answer question={question} settings={settings} naming={naming} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ question, settings, naming, name }: QuestionListProps & { readonly question: Question }) {
  const { hands } = useMessages();
  const laid = handsOf(question, settings.highest);
  const a = exampleTiles(laid.a, settings.highest);
  if (laid.b === undefined) {
    const refused = classify(a, settings.highest);
    return (
      <>
        <HandTiles tiles={a} name={name} />
        <p className="mt-1 text-muted">{refused.ok ? hands.kinds[refused.value.kind] : hands.noCombination(refused.error, name)}</p>
      </>
    );
  }
  const b = exampleTiles(laid.b, settings.highest);
  const result = compareHands(a, b, settings);
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <LabelledHand label={hands.hand.a} tiles={a} name={name} />
        <LabelledHand label={hands.hand.b} tiles={b} name={name} />
      </div>
      {result.ok && (
        <p className="mt-1 text-muted">
          {headline(result.value, hands)} {reasonText(result.value, naming, hands)} ({hands.rule(result.value.clause)})
        </p>
      )}
    </>
  );
}

interface LabelledHandProps {
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly name: (tile: Tile) => string;
}

function LabelledHand({ label, tiles, name }: LabelledHandProps) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <HandTiles tiles={tiles} name={name} />
    </div>
  );
}
