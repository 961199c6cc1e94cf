import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { WithdrawalLine } from '../../parts/cashier-states.rules.ts';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { MomentFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import type { GlyphName } from '../../parts/values/Glyph.tsx';
import { useText } from '../../platform/texts.tsx';
import { MemberFilter } from './MemberFilter.tsx';
import { MemberLink } from './MemberLink.tsx';
import { StateTabs } from './StateTabs.tsx';
import { WaitingSince } from './WaitingSince.tsx';

/** How often to reload: another operator may decide any minute. */
const REFRESH_MS = 10_000;

/** What deposits and withdrawals have in common. */
type Movement = RaRecord & Pick<WithdrawalLine, 'id' | 'number' | 'createdAt' | 'member'>;

type Props<Line> = {
  resource: 'deposits' | 'withdrawals';
  words: { title: string; hint: string; empty: string };
  glyph: GlyphName;
  states: readonly { state: string; label: string; count: number | undefined }[];
  /** The filters until the operator changes them. */
  startsWith?: Record<string, string>;
  /** Further filters, besides the state, the number or account, and the time. */
  filter?: ReactNode;
  placeOf: (merchant: string, id: string) => string;
  isWaiting: (line: Line) => boolean;
  /** Further columns, besides number, waiting time and member. */
  columns: Column<Line>[];
};

/** A queue of the cashier: a brand's deposits or its withdrawals, by state. */
export function MovementsPage<Line extends Movement>(props: Props<Line>) {
  const { title, hint } = props.words;
  return (
    <>
      <PageHead title={title} hint={hint} />
      <ChooseBrand>{(merchant) => <MovementsList {...props} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function MovementsList<Line extends Movement>(props: Props<Line> & { merchant: string }) {
  const text = useText();
  const { merchant, resource, words, glyph, states, startsWith, filter, columns } = props;
  return (
    <CursorList<Line>
      resource={resource}
      label={words.title}
      fixed={{ merchant }}
      {...(startsWith ? { startsWith } : {})}
      refreshMs={REFRESH_MS}
      filters={
        <>
          <StateTabs label={text('cashier.states')} states={states} />
          <TextFilter source="search" label={text('cashier.search')} type="search" width={320} />
          {filter}
          <MomentFilter source="from" label={text('cashier.from')} />
          <MomentFilter source="to" label={text('cashier.to')} />
          <MemberFilter />
        </>
      }
      columns={[...useFirstColumns(props), ...columns]}
      empty={<EmptyState glyph={glyph} title={words.empty} hint={text('cashier.empty.hint')} />}
    />
  );
}

function useFirstColumns<Line extends Movement>(
  props: Pick<Props<Line>, 'placeOf' | 'isWaiting'> & { merchant: string },
): Column<Line>[] {
  const text = useText();
  const { merchant, placeOf, isWaiting } = props;
  return [
    {
      id: 'number',
      head: text('cashier.number'),
      cell: ({ id, number }) => (
        <Link component={RouterLink} to={placeOf(merchant, id)} underline="hover" noWrap>
          {number}
        </Link>
      ),
    },
    {
      id: 'age',
      head: text('cashier.age'),
      cell: (line) => <WaitingSince createdAt={line.createdAt} isWaiting={isWaiting(line)} />,
    },
    {
      id: 'member',
      head: text('cashier.member'),
      cell: ({ member }) => <MemberLink member={member} merchant={merchant} />,
    },
  ];
}
