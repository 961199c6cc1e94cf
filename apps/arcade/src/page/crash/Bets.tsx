import { currencyOf } from '@parlour/money';
import clsx from 'clsx';
import { maskOf, type TableBets } from '../../tables/table-state.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './Bets.module.css';
import { showTimes } from './crash-props.ts';

const SHOWN_MAX = 8;

/** Who is on the flight, without names; those who have got off show where. */
export function Bets({ bets, own }: { bets: TableBets | null; own: string | null }) {
  const spoken = useSpoken();
  const { text, money } = spoken;
  if (!bets || bets.count === 0) return null;
  return (
    <div className={styles.bets}>
      <p className={styles.count}>{text('arcade.crash.bets', { count: bets.count })}</p>
      <ul className={styles.list} aria-label={text('arcade.crash.bets', { count: bets.count })}>
        {bets.list.slice(0, SHOWN_MAX).map(({ id, stake, currency, stoppedAt }) => (
          <li
            key={id}
            className={clsx(styles.bet, stoppedAt !== null && styles.off, id === own && styles.own)}
          >
            <span className={styles.who}>{id === own ? text('arcade.crash.you') : `·${maskOf(id)}`}</span>
            <span>{money.showMoney(stake, currencyOf(currency))}</span>
            {stoppedAt !== null && <span className={styles.at}>{showTimes(spoken, stoppedAt)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
