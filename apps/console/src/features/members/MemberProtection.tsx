import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Card } from '../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { Interactions } from './Interactions.tsx';
import { ProtectionDialog } from './ProtectionDialog.tsx';
import { ProtectionHistory } from './ProtectionHistory.tsx';
import { type Act, actsFor, type Guarded, type MemberGuard, protectionKey } from './protection.rules.ts';

/** What protects a member: limits, exclusions, locks, their history, and what was said about it. */
export function MemberProtection({ member, merchant }: { member: Guarded; merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: protectionKey(merchant, member.id),
    queryFn: () => client.protection.memberProtection({ query: { memberId: member.id }, merchant }),
    // Each view is recorded; returning to the window does not count as one.
    refetchOnWindowFocus: false,
  });
  if (data) return <Protected member={member} merchant={merchant} guard={data} />;
  return (
    <Card title={text('protection.title')}>
      {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock rows={3} />}
    </Card>
  );
}

type Props = { member: Guarded; merchant: string; guard: MemberGuard };

function Protected({ member, merchant, guard }: Props) {
  const text = useText();
  const label = useLabel();
  const canManage = usePermission({ permission: 'members.manage', scope: 'brand' }, merchant);
  const [act, setAct] = useState<Act | null>(null);
  return (
    <>
      <Card
        title={text('protection.title')}
        action={
          canManage ? (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {actsFor(guard).map((name) => (
                <Button key={name} variant="outlined" onClick={() => setAct(name)}>
                  {label('protection.act', name)}
                </Button>
              ))}
            </Stack>
          ) : null
        }
      >
        <Stack sx={{ gap: 2 }}>
          <InForce guard={guard} />
          <Limits guard={guard} />
        </Stack>
        {act ? (
          <ProtectionDialog
            act={act}
            member={member}
            merchant={merchant}
            guard={guard}
            onClose={() => setAct(null)}
          />
        ) : null}
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
        }}
      >
        <Interactions member={member} merchant={merchant} guard={guard} canManage={canManage} />
        <ProtectionHistory guard={guard} />
      </Box>
    </>
  );
}

function InForce({ guard: { exclusion, exclusions, locks, realityCheckMinutes } }: { guard: MemberGuard }) {
  const text = useText();
  const label = useLabel();
  const by = exclusions[0]?.by;
  const excluded = exclusion && (
    <span key="excluded">
      {exclusion.until === null ? text('protection.forever') : <Moment at={exclusion.until} />}
      {by ? ` · ${by.displayName}` : ''}
    </span>
  );
  const facts: [string, ReactNode][] = [
    [text('protection.excludedUntil'), excluded ?? text('members.none')],
    ...locks.map(({ covers, reason, lockedBy }): [string, ReactNode] => [
      label('protection.locked', covers),
      `${reason} · ${lockedBy.displayName}`,
    ]),
    [
      text('protection.realityCheck'),
      realityCheckMinutes === null
        ? text('members.none')
        : text('protection.everyMinutes', { minutes: realityCheckMinutes }),
    ],
  ];
  return <Facts facts={facts} />;
}

/** Only limits that are set, or that somebody asked to raise. */
function Limits({ guard: { limits, currency } }: { guard: MemberGuard }) {
  const text = useText();
  const label = useLabel();
  const set = limits.filter(({ amount, asked }) => amount !== null || asked);
  if (set.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('protection.limits.none')}
      </Typography>
    );
  return (
    <RowsTable
      label={text('protection.limits')}
      rows={set}
      idOf={({ kind, period }) => `${kind}-${period}`}
      columns={[
        {
          id: 'limit',
          head: text('protection.limits'),
          cell: ({ kind, period }) =>
            `${label('protection.kind', kind)}, ${label('protection.period', period)}`,
        },
        {
          id: 'amount',
          head: text('protection.limit.amount'),
          align: 'right',
          cell: ({ amount }) =>
            amount === null ? '–' : <Amount value={amount} currency={currency} isNamed />,
        },
        {
          id: 'used',
          head: text('protection.limit.used'),
          align: 'right',
          cell: ({ used }) => <Amount value={used} currency={currency} />,
        },
        {
          id: 'left',
          head: text('protection.limit.left'),
          align: 'right',
          cell: ({ left }) => (left === null ? '–' : <Amount value={left} currency={currency} />),
        },
        { id: 'ends', head: text('protection.limit.ends'), cell: ({ endsAt }) => <Moment at={endsAt} /> },
        {
          id: 'asked',
          head: text('protection.limit.asked'),
          cell: ({ asked }) =>
            asked ? (
              <>
                {asked.amount === null ? (
                  text('protection.limit.noLimit')
                ) : (
                  <Amount value={asked.amount} currency={currency} />
                )}
                {' · '}
                <Moment at={asked.confirmableAt} />
              </>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
}
