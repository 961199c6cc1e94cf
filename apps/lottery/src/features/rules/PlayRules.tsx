import type { LotteryFamily, PlayType } from '@parlour/contract/values/lottery';
import { describePlay } from '@parlour/texts/lottery-plays';
import { usePlayText } from '../../platform/texts.ts';
import { useFamily } from '../../platform/useFamily.ts';
import styles from './PlayRules.module.css';

type Props = { family: LotteryFamily; skin: PlayType; hiddenPlays: readonly string[] };

/** Every play of the skin: its rule and an example. */
export function PlayRules({ family: id, skin, hiddenPlays }: Props) {
  const playText = usePlayText();
  const family = useFamily(id);
  const plays = family.plays().filter((play) => play.skin === skin && !hiddenPlays.includes(play.id));
  return (
    <ul className={styles.list}>
      {plays.map((play) => {
        const { name, rule, example } = describePlay(play, family.draw, playText);
        return (
          <li key={play.id} className={styles.play}>
            <h2 className={styles.name}>{name}</h2>
            <p>{rule}</p>
            <p className={styles.example}>{example}</p>
          </li>
        );
      })}
    </ul>
  );
}
