'use client';

import { useState, type ReactNode } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Disclosure } from '@/app/_components/ui/disclosure';

interface DataTableProps {
  readonly caption: string;
  /** Of the first column, then of the others. */
  readonly heads: readonly string[];
  /** The room that the first column takes. */
  readonly headWidth: 'w-14' | 'w-28';
  readonly rows: readonly { readonly key: string; readonly head: ReactNode; readonly cells: readonly ReactNode[] }[];
}

const PAGE = 50;

/** Numbers that touch would be one number: the more columns, the smaller on a narrow screen. */
function sizeFor(columns: number): string {
  if (columns <= 5) return 'text-sm';
  return columns <= 7 ? 'text-xs min-[24rem]:text-sm' : 'text-[0.625rem] tracking-tight min-[24rem]:text-xs';
}

/** What a picture shows, number by number, for whoever cannot see it or wants to know exactly. */
export function DataTable({ caption, heads, headWidth, rows }: DataTableProps) {
  const { stats, people } = useMessages();
  const [limit, setLimit] = useState(PAGE);
  return (
    <Disclosure summary={<span className="font-medium text-felt">{stats.table}</span>}>
      <table className={`w-full table-fixed border-collapse text-center whitespace-nowrap tabular-nums ${sizeFor(heads.length)}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {heads.map((head, index) => (
              <th key={index} scope="col" className={`truncate px-0.5 py-2 font-medium ${index === 0 ? headWidth : ''}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map(({ key, head, cells }) => (
            <tr key={key} className="border-line not-last:border-b">
              <th scope="row" className="px-0.5 py-2 font-medium">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > limit && (
        <Button className="mt-2 w-full" onClick={() => setLimit(limit + PAGE)}>
          {people.more}
        </Button>
      )}
    </Disclosure>
  );
}
