import { Button, Stack, Typography } from '@mui/material';
import { REAL_MONEY_TYPES } from '@parlour/contract/values/identity';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { CursorList } from '../../parts/lists/CursorList.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { MemberActions } from './MemberActions.tsx';
import { MemberBonuses } from './MemberBonuses.tsx';
import { MemberCards } from './MemberCards.tsx';
import { MemberCashier } from './MemberCashier.tsx';
import { MemberPromotions } from './MemberPromotions.tsx';
import { MemberProtection } from './MemberProtection.tsx';
import { MemberSessions } from './MemberSessions.tsx';
import type { MemberDetail, MemberLogin } from './members.rules.ts';
import { useLoginColumns } from './useLoginColumns.tsx';

const LOGINS_PER_PAGE = 10;

/** One member. The address names the brand, so that a link works whichever brand is chosen. */
export function MemberPage() {
  const { id = '', merchantCode: merchant = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['members', merchant, id],
    queryFn: () => client.identity.member({ query: { id }, merchant }),
    // Each view is recorded; returning to the window does not count as one.
    refetchOnWindowFocus: false,
  });
  const back = { to: '/members', label: text('members.title') };
  if (!data)
    return (
      <>
        <PageHead title={text('members.one')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={data.account}
        hint={data.nickname}
        back={back}
        actions={
          <>
            <MoneyLink member={data} merchant={merchant} />
            <MemberActions member={data} merchant={merchant} />
          </>
        }
      />
      <Stack sx={{ gap: 2 }} key={id}>
        <MemberCards member={data} merchant={merchant} />
        {REAL_MONEY_TYPES.includes(data.type) ? <MemberProtection member={data} merchant={merchant} /> : null}
        {REAL_MONEY_TYPES.includes(data.type) ? (
          <>
            <MemberPromotions member={data} merchant={merchant} />
            <MemberBonuses member={data} merchant={merchant} />
          </>
        ) : null}
        <MemberCashier member={data} merchant={merchant} />
        <MemberSessions member={data} merchant={merchant} />
        <MemberLogins member={data} merchant={merchant} />
      </Stack>
    </>
  );
}

function MoneyLink({ member, merchant }: { member: MemberDetail; merchant: string }) {
  const text = useText();
  const canRead = usePermission({ permission: 'ledger.read', scope: 'brand' }, merchant);
  if (!canRead) return null;
  const place = `/ledger/member/${encodeURIComponent(merchant)}/${encodeURIComponent(member.id)}`;
  return (
    <Button component={RouterLink} to={place} variant="outlined">
      {text('members.money')}
    </Button>
  );
}

function MemberLogins({ member, merchant }: { member: MemberDetail; merchant: string }) {
  const text = useText();
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 1, mb: 1.5 }}>
        {text('members.logins')}
      </Typography>
      <CursorList<MemberLogin>
        resource="logins"
        label={text('members.logins')}
        fixed={{ merchant, memberId: member.id }}
        perPage={LOGINS_PER_PAGE}
        isEmbedded
        columns={useLoginColumns(merchant, { isOfOne: true })}
        empty={<EmptyState glyph="key" title={text('logins.empty')} />}
      />
    </section>
  );
}
