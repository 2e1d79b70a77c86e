import type { TableWords } from '@/lib/exchange';
import type { Messages } from '@/lib/i18n';

/** What a table of matches says, from the texts that the screens use for the same. */
export function tableWords({ share, table, setup, history }: Pick<Messages, 'share' | 'table' | 'setup' | 'history'>): TableWords {
  const { columns, round, join, yes, no } = share.words;
  const { kind } = table;
  return {
    columns, yes, no,
    what: {
      round, join, payment: kind.payment.name, correction: kind.correction.name, 'buy-in': kind['buy-in'].name,
      'cash-out': kind['cash-out'].name,
    },
    states: { running: history.running, finished: history.finished, conflict: history.conflict },
    rules: {
      official: setup.presets.official.name, 'first-edition': setup.presets['first-edition'].name, plus: setup.presets.plus.name,
    },
  };
}
