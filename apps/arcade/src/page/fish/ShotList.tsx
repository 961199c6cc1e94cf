import type { FishModel, SeenShot } from '@parlour/game-rules/fish';
import clsx from 'clsx';
import { KindPicture } from './KindPicture.tsx';
import styles from './Kinds.module.css';

type Props = { shots: readonly SeenShot[]; model: FishModel };

/** The shots of a magazine in order: what each was aimed at, its chance, and what it brought. */
export default function ShotList({ shots, model: { kinds, percent } }: Props) {
  return (
    <ol className={styles.shots}>
      {numbered(shots).map(({ kinds: struck, targets, sum, isCaught, pays, number }) => (
        <li key={number} className={clsx(styles.shot, isCaught && styles.won)}>
          <KindPicture name={kinds[struck[0] ?? 0]?.name ?? ''} />
          {targets.length > 1 && <span className={styles.more}>{`+${targets.length - 1}`}</span>}
          <span>{`${percent}/${100 * sum}`}</span>
          <strong>{pays > 0 ? `×${pays}` : '–'}</strong>
        </li>
      ))}
    </ol>
  );
}

/** A shot is known by its place in the magazine. */
function numbered(shots: readonly SeenShot[]) {
  return shots.map((shot, place) => ({ ...shot, number: place + 1 }));
}
