import type { Column } from '../../../parts/lists/RowsTable.tsx';
import { useText } from '../../../platform/texts.tsx';
import { MemberName } from '../rounds/MemberName.tsx';
import type { CardFinding } from './cards.rules.ts';

type Found = Pick<CardFinding, 'from' | 'to' | 'name' | 'currency'>;

/** Who gave, who got, and at which game: of a finding as of its case. */
export function usePairColumns<Row extends Found>(merchant: string): Column<Row>[] {
  const text = useText();
  return [
    {
      id: 'from',
      head: text('games.cards.from'),
      cell: ({ from }) => <MemberName member={from} merchant={merchant} />,
    },
    {
      id: 'to',
      head: text('games.cards.to'),
      cell: ({ to }) => <MemberName member={to} merchant={merchant} />,
    },
    { id: 'game', head: text('games.cards.game'), cell: ({ name, currency }) => `${name} · ${currency}` },
  ];
}
