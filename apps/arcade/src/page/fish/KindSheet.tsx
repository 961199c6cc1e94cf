import type { FishModel } from '@parlour/game-rules/fish';
import { useSpoken } from '../platform/texts.tsx';
import { KindPicture } from './KindPicture.tsx';
import styles from './Kinds.module.css';
import { chanceOf, multiplierOf, nameOfKind } from './words.ts';

type Props = { model: FishModel; showPays: (pays: number) => string };

/** Every kind: what it pays, in money at the present stake, and how often a shot catches it. */
export default function KindSheet({ model, showPays }: Props) {
  const spoken = useSpoken();
  const { text } = spoken;
  return (
    <ul className={styles.kinds}>
      {model.kinds.map(({ name, pays, boss, range }, kind) => (
        <li key={name} className={styles.kind}>
          <KindPicture name={name} />
          <span className={styles.words}>
            <strong>{nameOfKind(text, model, kind)}</strong>
            <span>
              {range ? text('arcade.fish.mean', { pays: `×${pays}` }) : showPays(pays)}
              {boss && ` · ${text('arcade.fish.bossPrize', { pays: `×${boss.prize}` })}`}
            </span>
          </span>
          <span className={styles.figures}>
            <strong>{multiplierOf(model, kind)}</strong>
            <span>{chanceOf(spoken, model, kind)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
