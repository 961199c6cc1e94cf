import type { GameClassification } from '@parlour/client';
import clsx from 'clsx';
import { CLASSIFICATION_NAMES } from '../category-names.ts';
import { useLobbyText } from '../lobby-text.ts';
import styles from './ClassificationMenu.module.css';

type Props = {
  classifications: readonly GameClassification[];
  chosen: GameClassification | null;
  onChoose: (classification: GameClassification | null) => void;
};

/** Specification section 2: 'all' and the classifications of the category. */
export function ClassificationMenu({ classifications, chosen, onChoose }: Props) {
  const text = useLobbyText();
  return (
    <fieldset className={styles.menu} aria-label={text('lobby.classify.menu')}>
      {[null, ...classifications].map((classification) => (
        <button
          key={classification ?? 'all'}
          className={clsx(styles.chip, classification === chosen && styles.chosen)}
          type="button"
          aria-pressed={classification === chosen}
          onClick={() => onChoose(classification)}
        >
          {text(classification ? CLASSIFICATION_NAMES[classification] : 'lobby.classify.all')}
        </button>
      ))}
    </fieldset>
  );
}
