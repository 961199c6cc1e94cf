import type { Withdrawal } from '@parlour/client';
import { buttonClass, Section } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useFormats, useMoney, useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { CopyButton } from '../CopyButton.tsx';
import { cardName } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { Figures } from '../Figures.tsx';
import { HelpLine } from '../HelpLine.tsx';
import { isFree } from '../money.rules.ts';
import head from '../PaymentHead.module.css';
import { StateLabel } from '../StateLabel.tsx';
import { isRunning, STATE_TONES, STATE_WORDS, TOLD } from '../withdrawal-states.rules.ts';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { Timeline } from './Timeline.tsx';

export function WithdrawalDetail({
  withdrawal,
  onChanged,
}: {
  withdrawal: Withdrawal;
  onChanged: () => void;
}) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const words = useText();
  const { state, amount, payout, currency, canCancel } = withdrawal;
  const told = text(TOLD[state], { amount: showMoney(state === 'paid' ? payout : amount, currency) });
  return (
    <>
      <div className={head.card}>
        <p className={head.channel}>{cardName(withdrawal.card)}</p>
        <p className={head.amount}>{showMoney(amount, currency)}</p>
        <div className={head.told} aria-live="polite">
          <StateLabel words={text(STATE_WORDS[state])} tone={STATE_TONES[state]} />
          <p className={head.text}>{told}</p>
        </div>
      </div>
      <Timeline withdrawal={withdrawal} />
      {canCancel && <CancelWithdrawal withdrawal={withdrawal} onChanged={onChanged} />}
      {!isRunning(withdrawal) && (
        <div className={cashier.stack}>
          <Link className={buttonClass()} to={ROUTES.withdraw.path}>
            {text('cashier.withdraw.again')}
          </Link>
          <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.withdrawRecord.path}>
            {words(ROUTES.withdrawRecord.title)}
          </Link>
        </div>
      )}
      <WithdrawalFacts withdrawal={withdrawal} />
      <HelpLine number={withdrawal.number} />
    </>
  );
}

function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const { stamp } = useFormats();
  const { state, currency, number, amount, fee, payout, card } = withdrawal;
  const numberLabel = text('cashier.facts.number');
  return (
    <Section title={text('cashier.facts.title')}>
      <Figures
        figures={[
          // Shows no arriving amount for a withdrawal that ended without money.
          ...(isRunning(withdrawal) || state === 'paid'
            ? [
                { label: text('cashier.withdraw.leaves'), value: showMoney(amount, currency) },
                {
                  label: text('cashier.figures.fee'),
                  value: isFree(fee) ? text('cashier.fee.none') : showMoney(fee, currency),
                },
                { label: text('cashier.withdraw.payout'), value: showMoney(payout, currency), isMain: true },
              ]
            : [{ label: text('cashier.amount.label'), value: showMoney(amount, currency) }]),
          { label: text('cashier.account.holder'), value: card.holder },
          { label: numberLabel, value: number, end: <CopyButton name={numberLabel} value={number} /> },
          { label: text('cashier.facts.created'), value: stamp(withdrawal.createdAt) },
        ]}
      />
    </Section>
  );
}
