import { amountOf } from '@parlour/money';
import type { CardTableRow } from '../../card-tables/card-wire.ts';
import panels from '../frame/panels/Panels.module.css';
import { useSpoken } from '../platform/texts.tsx';
import { rakePercent } from '../pvp/rake.ts';
import type { TableMoney } from '../pvp/table-money.ts';
import { CardFan } from './CardFan.tsx';
import styles from './HoldemRules.module.css';
import { HAND_NAMES } from './holdem-seats.ts';

/** An example of each hand, the best first. */
const EXAMPLES = [
  ['arcade.holdem.royalFlush', [1, 49, 45, 41, 37]],
  [HAND_NAMES['straight-flush'], [32, 28, 24, 20, 16]],
  [HAND_NAMES.four, [48, 49, 50, 51, 8]],
  [HAND_NAMES['full-house'], [44, 45, 46, 24, 27]],
  [HAND_NAMES.flush, [1, 41, 33, 21, 9]],
  [HAND_NAMES.straight, [36, 33, 30, 27, 20]],
  [HAND_NAMES.three, [28, 29, 30, 44, 11]],
  [HAND_NAMES['two-pairs'], [48, 50, 21, 23, 8]],
  [HAND_NAMES.pair, [0, 2, 37, 27, 12]],
  [HAND_NAMES['high-card'], [0, 46, 35, 21, 10]],
] as const;

/** How a hand is played, which hands beat which, and what the house takes. */
export function HoldemRules({ table, money }: { table: CardTableRow; money: TableMoney }) {
  const spoken = useSpoken();
  const { text } = spoken;
  const percent = rakePercent(spoken.money, table);
  return (
    <>
      <p className={panels.quiet}>{text('arcade.holdem.rulesPlay')}</p>
      <p className={panels.quiet}>{text('arcade.holdem.rulesTime')}</p>
      <h3 className={panels.heading}>{text('arcade.holdem.handsHeading')}</h3>
      <ol className={styles.hands}>
        {EXAMPLES.map(([name, cards]) => (
          <li key={name} className={styles.hand}>
            <span>{text(name)}</span>
            <CardFan cards={cards} />
          </li>
        ))}
      </ol>
      <h3 className={panels.heading}>{text('arcade.holdem.rakeHeading')}</h3>
      <p className={panels.quiet}>
        {text('arcade.holdem.rulesRake', {
          percent,
          one: money.show(amountOf(table.stake)),
          two: money.show(amountOf(table.stake) * 2n),
          three: money.show(amountOf(table.stake) * 3n),
        })}
      </p>
    </>
  );
}
