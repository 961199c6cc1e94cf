import { Section } from '@parlour/ui';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { movesInOrder } from './bonus.rules.ts';
import { useBonusesText } from './bonuses-text.ts';
import { Lines } from './Lines.tsx';
import type { BonusAccount } from './useBonuses.ts';

/** Why the money of a bonus cannot be withdrawn yet, in lines that add up to the ledger. */
export function WhyLocked({ account }: { account: BonusAccount }) {
  const text = useBonusesText();
  const { showMoney } = useMoney();
  const { bonus, moves, wagering, withdrawable } = account;
  const show = (amount: string) => showMoney(amount, bonus.currency);
  return (
    <>
      <Section title={text('bonuses.why.title')}>
        <Lines
          lines={[
            { label: text('bonuses.why.requirement'), value: show(bonus.requirement) },
            { label: text('bonuses.why.counted'), value: show(`-${wagering.counted}`) },
          ]}
          sum={{ label: text('bonuses.why.left'), value: show(bonus.left) }}
        />
      </Section>
      <Section title={text('bonuses.counts.title')}>
        <Lines
          lines={[
            { label: text('bonuses.counts.staked'), value: show(wagering.staked) },
            ...wagering.uncounted.map(({ why, amount }) => ({
              label: text(`bonuses.uncounted.${why}`),
              value: show(`-${amount}`),
            })),
          ]}
          sum={{ label: text('bonuses.why.counted'), value: show(wagering.counted) }}
        />
      </Section>
      <Section title={text('bonuses.purse.title')}>
        <Lines
          lines={movesInOrder(moves).map(({ kind, amount }) => ({
            label: text(`bonuses.move.${kind}`),
            value: show(amount),
          }))}
          sum={{ label: text('bonuses.purse.sum'), value: show(bonus.balance) }}
        />
      </Section>
      <Section title={text('bonuses.withdraw.title')}>
        <Lines
          lines={[
            { label: text('bonuses.withdraw.now'), value: show(withdrawable) },
            { label: text('bonuses.withdraw.forfeits'), value: show(bonus.balance) },
          ]}
        />
      </Section>
    </>
  );
}
