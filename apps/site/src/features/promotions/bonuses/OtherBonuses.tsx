import { Section } from '@parlour/ui';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import styles from './Bonuses.module.css';
import { useBonusesText } from './bonuses-text.ts';
import type { OwnBonus } from './useBonuses.ts';

/** Bonuses that wait or have ended, a line each. */
export function OtherBonuses({ title, bonuses }: { title: string; bonuses: readonly OwnBonus[] }) {
  if (bonuses.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.rows}>
        {bonuses.map((bonus) => (
          <OtherBonus key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    </Section>
  );
}

function OtherBonus({ bonus }: { bonus: OwnBonus }) {
  const text = useBonusesText();
  const { showMoney } = useMoney();
  const { date } = useFormats();
  const { state, currency, endedAt, createdAt } = bonus;
  const show = (amount: string) => showMoney(amount, currency);
  return (
    <li className={styles.row}>
      <span className={styles.amount}>{show(state === 'waiting' ? bonus.balance : bonus.amount)}</span>
      <span className={styles.state}>{text(`bonuses.state.${state}`)}</span>
      <span className={styles.about}>
        {state === 'released'
          ? text('bonuses.releasedOn', { amount: show(bonus.released), day: date(endedAt ?? createdAt) })
          : text(endedAt === null ? 'bonuses.since' : 'bonuses.endedOn', { day: date(endedAt ?? createdAt) })}
      </span>
    </li>
  );
}
