import { amountOf } from '@parlour/money';
import type { CardTableRow, HandView } from '../../../card-tables/card-wire.ts';
import { Glyph } from '../../frame/Glyph.tsx';
import { useSpoken } from '../../platform/texts.tsx';
import type { CardGamePage } from '../card-game-page.ts';
import type { TableMoney } from '../table-money.ts';
import { tellStake } from '../tell-stake.ts';
import { Drawing } from './Drawing.tsx';
import styles from './TableHead.module.css';

type Props = {
  table: CardTableRow;
  money: TableMoney;
  hand: HandView | null;
  page: CardGamePage;
  onLobby: () => void;
  onMenu: () => void;
};

/** The stakes of the table and what the house takes, between the way back and the menu. */
export function TableHead({ table, money, hand, page, onLobby, onMenu }: Props) {
  const spoken = useSpoken();
  const { text } = spoken;
  return (
    <header className={styles.head}>
      <button className={styles.way} type="button" aria-label={text('arcade.pvp.lobby')} onClick={onLobby}>
        <Drawing name="back" />
      </button>
      <div className={styles.title}>
        <h1 className={styles.stake}>
          {tellStake(spoken, { table, page, show: (decimal) => money.short(amountOf(decimal)) })}
          {table.isPractice && <span className={styles.practice}>{text('arcade.pvp.practice')}</span>}
        </h1>
        <p className={styles.aside}>
          {hand
            ? text('arcade.pvp.handNumber', { number: String(hand.number) })
            : text('arcade.pvp.seatsTaken', { seated: table.seated, seats: table.seats })}
        </p>
      </div>
      <button className={styles.way} type="button" aria-label={text('arcade.menu')} onClick={onMenu}>
        <Glyph name="menu" />
      </button>
    </header>
  );
}
