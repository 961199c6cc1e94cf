import { Section } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import styles from './ActiveBonus.module.css';
import { isCounted, movesInOrder, partsOf } from './bonus.rules.ts';
import { useBonusesText } from './bonuses-text.ts';
import { Lines } from './Lines.tsx';
import { OpenLines } from './OpenLines.tsx';
import type { BonusAccount } from './useBonuses.ts';

/** Why the money of a bonus cannot be withdrawn yet, in lines that add up to the ledger. */
export function WhyLocked({ account }: { account: BonusAccount }) {
  const text = useBonusesText();
  const { showMoney } = useMoney();
  const words = useText();
  const { bonus, moves, wagering, hasOpenRounds, withdrawable } = account;
  const { games } = wagering;
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
        <OpenLines
          lines={[
            {
              label: text('bonuses.counts.staked'),
              value: show(wagering.staked),
              parts: games.map(({ name, staked }) => ({ label: name, value: show(staked) })),
            },
            ...wagering.uncounted.map(({ why, amount }) => ({
              label: text(`bonuses.uncounted.${why}`),
              value: show(`-${amount}`),
              parts: partsOf(games, why).map(({ name, amount: part }) => ({
                label: name,
                value: show(`-${part}`),
              })),
            })),
            {
              label: text('bonuses.why.counted'),
              value: show(wagering.counted),
              isSum: true,
              parts: games
                .filter(isCounted)
                .map(({ name, counted }) => ({ label: name, value: show(counted) })),
            },
          ]}
        />
        {hasOpenRounds && <p className={styles.open}>{text('bonuses.counts.open')}</p>}
        <Link className={styles.records} to={ROUTES.betRecord.path}>
          {words(ROUTES.betRecord.title)}
        </Link>
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
