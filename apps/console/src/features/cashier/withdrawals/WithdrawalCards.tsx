import { Stack, Typography } from '@mui/material';
import { titleOfGateway } from '../../../parts/gateways.rules.ts';
import { Card } from '../../../parts/layout/Card.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { type Text, useFind, useText } from '../../../platform/texts.tsx';
import { useGateways } from '../../../platform/useGateways.ts';
import { type Hint, loudestFirst, type WithdrawalDetail } from '../cashier.rules.ts';
import { MemberLink } from '../MemberLink.tsx';
import { HintChip } from './HintChips.tsx';

type Props = { withdrawal: WithdrawalDetail; merchant: string };

/** The request: whose money goes where. */
export function WithdrawalFacts({ withdrawal, merchant }: Props) {
  const text = useText();
  const gateways = useGateways() ?? [];
  const { id, member, amount, fee, payout, currency, card, gateway, createdAt, concludedAt } = withdrawal;
  const money = (value: string) => <Amount value={value} currency={currency} isNamed />;
  const hands = handsOf(withdrawal, text);
  return (
    <Card title={text('cashier.about')}>
      <Typography variant="h1" component="p" sx={{ mb: 2 }}>
        {money(amount)}
      </Typography>
      <Facts
        facts={[
          [text('cashier.fee'), money(fee)],
          [text('cashier.payout'), money(payout)],
          [text('cashier.member'), <MemberLink key="member" member={member} merchant={merchant} />],
          [text('cashier.card'), `${card.bankName} · ${text('cashier.card.ends', { last4: card.last4 })}`],
          [text('cashier.holder'), card.holder],
          [text('cashier.gateway'), titleOfGateway(gateways, gateway)],
          [text('cashier.createdAt'), <Moment key="created" at={createdAt} />],
          [text('cashier.concludedAt'), <Moment key="concluded" at={concludedAt} />],
          ...hands,
          [text('cashier.id'), <Code key="id">{id}</Code>],
        ]}
      />
    </Card>
  );
}

/** Who is handling it. */
function handsOf({ needsTwo, takenBy, approvedBy }: WithdrawalDetail, text: Text): [string, string][] {
  const approvers = approvedBy.map(({ displayName }) => displayName).join(', ');
  const hands: [string, string | undefined][] = [
    [text('cashier.approvals'), needsTwo ? text('cashier.needsTwo') : undefined],
    [text('cashier.takenBy'), takenBy?.displayName],
    [text('cashier.approvedBy'), approvers || undefined],
  ];
  return hands.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** The member's balance, deposits and withdrawals. */
export function FiguresCard({ withdrawal: { figures, currency } }: Pick<Props, 'withdrawal'>) {
  const text = useText();
  const formats = useFormats();
  const money = (value: string) => <Amount value={value} currency={currency} isNamed />;
  return (
    <Card title={text('cashier.figures')}>
      <Facts
        facts={[
          [text('cashier.figures.balance'), money(figures.balance)],
          [text('cashier.figures.deposited'), money(figures.deposited)],
          [text('cashier.figures.withdrawn'), money(figures.withdrawn)],
          [text('cashier.figures.deposits'), formats.number(figures.depositCount)],
          [text('cashier.figures.withdrawals'), formats.number(figures.withdrawalCount)],
        ]}
      />
    </Card>
  );
}

export function HintsCard({ hints }: { hints: readonly Hint[] }) {
  const text = useText();
  const find = useFind();
  return (
    <Card title={text('cashier.hints')}>
      {hints.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('cashier.hints.none')}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
          {loudestFirst(hints).map((hint) => (
            <Stack key={hint.hint} component="li" sx={{ gap: 0.5, alignItems: 'flex-start' }}>
              <HintChip hint={hint} />
              <Typography variant="body2">
                {find(`cashier.hintDetail.${hint.hint}`, { detail: hint.detail }) ?? hint.detail}
              </Typography>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}
