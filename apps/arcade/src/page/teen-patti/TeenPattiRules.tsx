import { amountOf } from '@parlour/money';
import type { CardTableRow } from '../../card-tables/card-wire.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import panels from '../frame/panels/Panels.module.css';
import { useSpoken } from '../platform/texts.tsx';
import { rakePercent } from '../pvp/rake.ts';
import type { TableMoney } from '../pvp/table-money.ts';
import styles from './TeenPatti.module.css';
import { HAND_NAMES } from './teen-patti-seats.ts';

/** An example of each hand, the best first. */
const EXAMPLES = [
  ['trail', [0, 1, 2]],
  ['pure-sequence', [1, 49, 45]],
  ['sequence', [32, 29, 26]],
  ['colour', [48, 36, 12]],
  ['pair', [44, 45, 27]],
  ['high-card', [3, 38, 21]],
] as const;

/** How a hand is played, which hands beat which, and what the house takes. */
export function TeenPattiRules({ table, money }: { table: CardTableRow; money: TableMoney }) {
  const spoken = useSpoken();
  const { text } = spoken;
  return (
    <>
      <p className={panels.quiet}>{text('arcade.teenPatti.rulesPlay')}</p>
      <p className={panels.quiet}>{text('arcade.teenPatti.rulesShow')}</p>
      <ol className={styles.hands}>
        {EXAMPLES.map(([hand, cards]) => (
          <li key={hand} className={styles.rank}>
            <span>{text(HAND_NAMES[hand])}</span>
            <span className={styles.fan}>
              {cards.map((card) => (
                <PlayingCard key={card} card={card} className={styles.small} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p className={panels.quiet}>
        {text('arcade.teenPatti.rulesRake', {
          percent: rakePercent(spoken.money, table),
          boot: money.show(amountOf(table.stake)),
        })}
      </p>
    </>
  );
}
