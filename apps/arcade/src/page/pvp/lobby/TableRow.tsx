import { amountOf } from '@parlour/money';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';
import type { SessionView } from '../../platform/calls.ts';
import { useSpoken } from '../../platform/texts.tsx';
import type { CardGamePage } from '../card-game-page.ts';
import { rakePercent } from '../rake.ts';
import { tableMoney } from '../table-money.ts';
import { tellStake } from '../tell-stake.ts';
import { SeatDots } from './SeatDots.tsx';
import styles from './TableRow.module.css';

type Props = {
  table: CardTableRow;
  page: CardGamePage;
  session: SessionView;
  isSeated: boolean;
  onWatch: (table: CardTableRow) => void;
  onSit: (table: CardTableRow) => void;
};

/** A table in the lobby: its stakes, what one brings, who is there, and what the house takes. */
export function TableRow({ table, page, session, isSeated, onWatch, onSit }: Props) {
  const spoken = useSpoken();
  const { text } = spoken;
  const money = tableMoney(spoken.money, { currency: session.currency, table });
  const show = (decimal: string) => money.show(amountOf(decimal));
  const isFull = !table.isAssigned && table.seated >= table.seats;
  const stake = tellStake(spoken, { table, page, show });
  const canWatch = !table.isAssigned && table.seated > 0 && !isSeated;
  return (
    <article className={styles.row} aria-label={stake}>
      <div className={styles.what}>
        <h3 className={styles.stake}>
          {stake}
          {table.isPractice && <span className={styles.practice}>{text('arcade.pvp.practice')}</span>}
        </h3>
        <p className={styles.facts}>
          {text('arcade.pvp.buyInRange', { least: show(table.buyInLeast), most: show(table.buyInMost) })}
        </p>
        <p className={styles.facts}>{text(page.rakeLabel, { percent: rakePercent(spoken.money, table) })}</p>
        <SeatDots table={table} />
      </div>
      <div className={styles.ways}>
        <button
          className={styles.sit}
          type="button"
          disabled={isFull || isSeated}
          onClick={() => onSit(table)}
        >
          {text(isFull ? 'arcade.pvp.full' : 'arcade.pvp.sit')}
        </button>
        {canWatch && (
          <button className={styles.watch} type="button" onClick={() => onWatch(table)}>
            {text('arcade.pvp.watch')}
          </button>
        )}
      </div>
    </article>
  );
}
