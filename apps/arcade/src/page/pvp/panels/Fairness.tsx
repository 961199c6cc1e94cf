import { Facts } from '../../frame/panels/Facts.tsx';
import styles from '../../frame/panels/Panels.module.css';
import { useText } from '../../platform/texts.tsx';
import { seatName } from '../seat-name.ts';
import type { PanelProps } from './panel.ts';

/** How cards come to be dealt here, and what is already fixed of the present hand. */
export function Fairness({ view }: PanelProps) {
  const text = useText();
  const { hand, seats } = view;
  const nameOf = (seat: number) => {
    const known = seats.find((each) => each.seat === seat);
    return known ? seatName(text, known) : String(seat + 1);
  };
  return (
    <>
      <p className={styles.quiet}>{text('arcade.pvp.fairHow')}</p>
      <p className={styles.quiet}>{text('arcade.pvp.fairFolded')}</p>
      <p className={styles.quiet}>{text('arcade.pvp.noHouse')}</p>
      {hand && (
        <>
          <h3 className={styles.heading}>{text('arcade.pvp.handNumber', { number: String(hand.number) })}</h3>
          <Facts
            facts={[
              ...hand.seeds.map(({ seat, seed }) => ({
                name: text('arcade.pvp.seedOf', { name: nameOf(seat) }),
                value: seed,
                isCode: true,
              })),
              {
                name: text('arcade.pvp.commitments', { count: hand.commitments.length }),
                value: hand.commitments.join(' '),
                isCode: true,
              },
            ]}
          />
        </>
      )}
    </>
  );
}
