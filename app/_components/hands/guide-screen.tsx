'use client';

import { Printer } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useMessages } from '@/app/_components/frame/locale';
import { Page } from '@/app/_components/frame/page';
import { matchHref } from '@/app/_components/play/routes';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import type { HandTable } from '@/app/_hooks/use-hand-table';
import { useQueryWriter } from '@/app/_hooks/use-query-writer';
import { useTileNames } from '@/app/_hooks/use-tile-names';
import { HIGHEST_NUMBERS } from '@/lib/rules';
import { GuideKinds } from './guide-kinds';
import { GuideOrder } from './guide-order';
import { GuideSettlement } from './guide-settlement';
import { GuideSetup } from './guide-setup';
import { GuideSources } from './guide-sources';
import { HandTableForm } from './hand-table-form';
import { HandTabs } from './hand-tabs';
import { isRangeOnPaper } from './on-paper';
import { QuestionList } from './question-list';
import { StraightOrderList } from './straight-order-list';

/** The table of hands that players ask for, worked out by the rules that decide; one page of it prints as a card. */
export function GuideScreen({ table }: { readonly table: HandTable }) {
  const { guide } = useMessages();
  const query = useSearchParams();
  const write = useQueryWriter();
  const name = useTileNames(table.suitNaming);
  const { settings, suitNaming, match } = table;
  return (
    <Page title={guide.title} back={match ? matchHref(match.id) : '/'}>
      <HandTabs query={query.toString()} />
      <div className="print:hidden">
        <HandTableForm table={table} onChange={write} />
      </div>
      <div className="flex flex-col gap-4 print:grid print:grid-cols-2 print:gap-2 print:p-px print:text-sm">
        <Card aria-label={guide.combinations} className="print:row-span-3">
          <h2 className="font-semibold">{guide.combinations}</h2>
          <p className="mb-3 print:mb-1 text-sm text-muted print:text-xs">{guide.combinationsAbout}</p>
          <GuideKinds settings={settings} naming={suitNaming} name={name} />
        </Card>
        <Card aria-label={guide.order}>
          <GuideOrder settings={settings} naming={suitNaming} />
        </Card>
        <Card aria-label={guide.straights}>
          <h2 className="font-semibold">{guide.straights}</h2>
          <p className="mb-2 text-sm text-muted print:mb-1 print:text-xs">{guide.straightsAbout[settings.straightOrder]}</p>
          {HIGHEST_NUMBERS.map((highest) => (
            <div key={highest} className={isRangeOnPaper(highest, table.deal) ? '' : 'print:hidden'}>
              <StraightOrderList settings={{ ...settings, highest }} />
            </div>
          ))}
        </Card>
        <Card aria-label={guide.setup}>
          <h2 className="mb-2 font-semibold">{guide.setup}</h2>
          <GuideSetup table={table} name={name} />
        </Card>
        <Card aria-label={guide.settlement} className="print:col-span-2">
          <h2 className="mb-2 font-semibold print:mb-1">{guide.settlement}</h2>
          <GuideSettlement setup={table.setup} players={table.deal.players} />
        </Card>
      </div>
      <Button className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {guide.print}
      </Button>
      <Card aria-label={guide.asked} className="print:hidden">
        <h2 className="mb-3 font-semibold">{guide.asked}</h2>
        <QuestionList settings={settings} naming={suitNaming} name={name} />
      </Card>
      <Card aria-label={guide.sources} className="print:hidden">
        <h2 className="font-semibold">{guide.sources}</h2>
        <p className="mb-3 text-sm text-muted">{guide.sourcesAbout}</p>
        <GuideSources />
      </Card>
    </Page>
  );
}
