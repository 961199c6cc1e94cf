import type { HoldemView } from '@parlour/game-rules/holdem';
import { useText } from '../platform/texts.tsx';
import type { GameProps } from '../pvp/card-game-page.ts';
import { BetChips } from '../pvp/table/BetChips.tsx';
import styles from './Pots.module.css';
import { potOf } from './raise-steps.ts';

type Props = Pick<GameProps, 'table' | 'money'> & { view: HoldemView };

/** The whole pot as a figure, and what it is made of once some cannot win all of it; the rake of each when it is paid. */
export function Pots({ view, table, money }: Props) {
  const text = useText();
  const total = money.show(money.fromChips(String(potOf(view))));
  const { pots } = view;
  const isPaid = view.isOver;
  return (
    <div className={styles.pots}>
      <p className={styles.total}>{text('arcade.holdem.pot', { amount: total })}</p>
      <ul className={styles.list}>
        {pots.map(({ amount, seats, rake }, index) => (
          // Pots of the same players are one pot.
          <li key={seats.join(' ')} className={styles.pot}>
            {!isPaid && <BetChips amount={money.fromChips(amount)} table={table} money={money} />}
            {pots.length > 1 && (
              <span className={isPaid ? styles.name : styles.heard}>
                {text(index === 0 ? 'arcade.holdem.mainPot' : 'arcade.holdem.sidePot', {
                  number: index,
                  amount: money.show(money.fromChips(amount)),
                })}
              </span>
            )}
            {isPaid && (
              <span className={styles.rake}>
                {rake === '0'
                  ? text('arcade.pvp.noRake')
                  : text('arcade.pvp.rakeOf', { amount: money.show(money.fromChips(rake)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
