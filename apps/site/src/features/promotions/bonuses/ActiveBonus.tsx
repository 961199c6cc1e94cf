import { Section } from '@parlour/ui';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import styles from './ActiveBonus.module.css';
import { movesInOrder, percentMet } from './bonus.rules.ts';
import { useBonusesText } from './bonuses-text.ts';
import { EndBonus } from './EndBonus.tsx';
import { Lines } from './Lines.tsx';
import type { BonusAccount, OwnBonus } from './useBonuses.ts';

/** The active bonus: what is left of it and of its requirement, and every figure behind both. */
export function ActiveBonus({ account, onChanged }: { account: BonusAccount; onChanged: () => void }) {
  const text = useBonusesText();
  const { showMoney } = useMoney();
  const { bonus, moves, wagering, hasOpenRounds, withdrawable } = account;
  const show = (amount: string) => showMoney(amount, bonus.currency);
  return (
    <>
      <Progress bonus={bonus} />
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
      <EndBonus bonus={bonus} hasOpenRounds={hasOpenRounds} onChanged={onChanged} />
    </>
  );
}

function Progress({ bonus }: { bonus: OwnBonus }) {
  const text = useBonusesText();
  const { showMoney } = useMoney();
  const { stamp } = useFormats();
  const { balance, wagered, requirement, left, product, stakeMax, releaseMax, endsAt, currency } = bonus;
  const show = (amount: string) => showMoney(amount, currency);
  const label = text('bonuses.progress');
  return (
    <section className={styles.card}>
      <div>
        <p className={styles.label}>{text('bonuses.active')}</p>
        <p className={styles.balance}>{show(balance)}</p>
      </div>
      <div>
        <p className={styles.line}>
          <span>{label}</span>
          <span className={styles.figures}>
            {text('bonuses.progressOf', { done: show(wagered), needed: show(requirement) })}
          </span>
        </p>
        <progress className={styles.bar} max={100} value={percentMet(bonus)} aria-label={label} />
      </div>
      <ul className={styles.terms}>
        <li>{text('bonuses.terms.left', { amount: show(left) })}</li>
        <li>{text(`bonuses.product.${product}`)}</li>
        {stakeMax !== null && <li>{text('bonuses.terms.stakeMax', { amount: show(stakeMax) })}</li>}
        {releaseMax !== null && <li>{text('bonuses.terms.releaseMax', { amount: show(releaseMax) })}</li>}
        {endsAt !== null && <li>{text('bonuses.terms.ends', { moment: stamp(endsAt) })}</li>}
      </ul>
    </section>
  );
}
