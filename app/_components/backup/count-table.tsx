'use client';

import { useMessages } from '@/app/_components/frame/locale';
import type { ByTable, Comparison } from '@/lib/exchange';

const LINES = ['fresh', 'same', 'different', 'onlyHere'] as const satisfies readonly (keyof Comparison)[];
const KINDS = ['matches', 'players'] as const;

/** How the file and this device stand to each other, in numbers. */
export function CountTable({ counts }: { readonly counts: ByTable<Comparison> }) {
  const { backup } = useMessages();
  const { laterInFile, laterHere } = counts.matches;
  return (
    <div>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-sm text-muted">
            <td />
            {KINDS.map((kind) => (
              <th key={kind} scope="col" className="py-1 pl-3 text-right font-normal whitespace-nowrap">
                {backup[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {backup[line]}
              </th>
              {KINDS.map((kind) => (
                <td key={kind} className="py-1.5 pl-3 text-right font-medium">
                  {counts[kind][line]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {laterInFile > 0 && <p className="mt-1 text-sm">{backup.laterInFile(laterInFile)}</p>}
      {laterHere > 0 && <p className="mt-1 text-sm">{backup.laterHere(laterHere)}</p>}
    </div>
  );
}
