import type { TeenPattiView } from '@parlour/game-rules/teen-patti';
import { useText } from '../platform/texts.tsx';
import type { GameProps } from '../pvp/card-game-page.ts';
import { BetChips } from '../pvp/table/BetChips.tsx';
import styles from './TeenPatti.module.css';

/** The pot, what a turn costs now, and how far the pot may grow. */
export function TeenPattiMiddle({ game, table, money }: GameProps) {
  const text = useText();
  const view = game as TeenPattiView;
  const show = (chips: string) => money.show(money.fromChips(chips));
  return (
    <div className={styles.middle}>
      <p className={styles.pot}>{text('arcade.teenPatti.pot', { amount: show(view.pot) })}</p>
      {view.isOver ? (
        <p className={styles.note}>
          {view.rake === '0'
            ? text('arcade.pvp.noRake')
            : text('arcade.pvp.rakeOf', { amount: show(view.rake) })}
        </p>
      ) : (
        <>
          <BetChips amount={money.fromChips(view.pot)} table={table} money={money} />
          <p className={styles.note}>{text('arcade.teenPatti.price', { amount: show(view.price) })}</p>
          <p className={styles.note}>{text('arcade.teenPatti.limit', { amount: show(view.limit) })}</p>
        </>
      )}
    </div>
  );
}
