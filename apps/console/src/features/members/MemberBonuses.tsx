import { Button, TextField } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { REJECTION_LENGTH } from '@parlour/contract/values/promotions/promotions.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { useRequested } from '../../parts/useRequested.ts';
import { Amount } from '../../parts/values/Amount.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';

type Bonus = Awaited<ReturnType<ConsoleClient['promotions']['memberBonuses']>>['bonuses'][number];
type Props = { member: { id: string; account: string }; merchant: string };
const TONE = {
  active: 'good',
  waiting: 'waiting',
  released: 'quiet',
  exhausted: 'quiet',
  expired: 'quiet',
  forfeited: 'bad',
} as const;

/** A member's bonuses. Two operators end the active one, naming the term. */
export function MemberBonuses({ member, merchant }: Props) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const canRead = usePermission({ permission: 'promotions.read', scope: 'brand' }, merchant);
  const canDecide = usePermission({ permission: 'promotions.decide', scope: 'brand' }, merchant);
  const [ending, setEnding] = useState<Bonus | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['memberBonuses', merchant, member.id],
    queryFn: () => client.promotions.memberBonuses({ query: { memberId: member.id }, merchant }),
    enabled: canRead,
  });
  if (!canRead) return null;
  return (
    <Card title={text('bonuses.card')}>
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={2} /> : null}
      {data?.bonuses.length === 0 ? text('bonuses.none') : null}
      {data && data.bonuses.length > 0 ? (
        <RowsTable
          label={text('bonuses.card')}
          rows={data.bonuses}
          idOf={({ id }) => id}
          columns={[
            {
              id: 'source',
              head: text('grants.cause'),
              cell: ({ title, source }) => title || label('grants.source', source),
            },
            {
              id: 'balance',
              head: text('bonuses.balance'),
              align: 'right',
              cell: ({ balance, currency }) => <Amount value={balance} currency={currency} isNamed />,
            },
            {
              id: 'wagered',
              head: text('grants.wagered'),
              align: 'right',
              cell: ({ wagered, currency }) => <Amount value={wagered} currency={currency} />,
            },
            {
              id: 'requirement',
              head: text('grants.requirement'),
              align: 'right',
              cell: ({ requirement, currency }) => <Amount value={requirement} currency={currency} />,
            },
            {
              id: 'created',
              head: text('grants.at'),
              cell: ({ createdAt }) => <Moment at={createdAt} merchant={merchant} />,
            },
            {
              id: 'state',
              head: text('offers.state'),
              cell: ({ state }) => <StateChip tone={TONE[state]} label={label('grants.bonus', state)} />,
            },
            {
              id: 'end',
              head: '',
              align: 'right',
              cell: (bonus) =>
                bonus.isWaiting ? (
                  <StateChip tone="waiting" label={text('offers.waiting')} />
                ) : canDecide && bonus.state === 'active' ? (
                  <Button size="small" variant="outlined" color="error" onClick={() => setEnding(bonus)}>
                    {text('bonuses.end')}
                  </Button>
                ) : null,
            },
          ]}
        />
      ) : null}
      {ending ? (
        <ForfeitDialog member={member} merchant={merchant} bonus={ending} onClose={() => setEnding(null)} />
      ) : null}
    </Card>
  );
}

/** Asks a second person to end it, with the term that does. */
function ForfeitDialog({ member, merchant, bonus, onClose }: Props & { bonus: Bonus; onClose(): void }) {
  const text = useText();
  const formats = useFormats();
  const requested = useRequested(onClose);
  const { client } = useConsole();
  const [term, setTerm] = useState('');
  return (
    <ReasonDialog
      title={text('bonuses.endOf', { account: member.account })}
      confirm={text('freeRounds.ask.second')}
      isDangerous
      act={(reason) =>
        client.promotions.forfeitBonus({
          body: { memberId: member.id, id: bonus.id, term, reason },
          merchant,
        })
      }
      onDone={requested}
      onClose={onClose}
    >
      {text('bonuses.end.effect', { amount: formats.amount(bonus.balance, bonus.currency) })}
      <TextField
        multiline
        minRows={2}
        label={text('freeRounds.term')}
        helperText={text('bonuses.term.hint')}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: REJECTION_LENGTH.max } }}
      />
    </ReasonDialog>
  );
}
