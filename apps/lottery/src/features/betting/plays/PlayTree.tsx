import type { Draw, Play } from '@parlour/lottery-rules';
import { describePlay } from '@parlour/texts/lottery-plays';
import { memo } from 'react';
import { usePlayText, useText } from '../../../platform/texts.ts';
import styles from './PlayTree.module.css';
import { groupIdOf, type PlayGroup } from './play-tree.rules.ts';

type Props = { groups: readonly PlayGroup[]; draw: Draw; play: Play; onChoose: (playId: string) => void };

/** Groups as tabs, the plays of the chosen one as chips. */
export const PlayTree = memo(function PlayTree({ groups, draw, play, onChoose }: Props) {
  const text = useText();
  const playText = usePlayText();
  const chosen = groups.find(({ id }) => id === groupIdOf(play));
  return (
    <nav aria-label={text('lotto.plays')}>
      <div className={styles.tabs}>
        {groups.map(({ id, plays: [first] }) => {
          if (!first) return null;
          const { group, name } = describePlay(first, draw, playText);
          return (
            <button
              key={id}
              ref={id === chosen?.id ? bringIntoView : null}
              className={styles.tab}
              type="button"
              aria-current={id === chosen?.id}
              onClick={() => onChoose(first.id)}
            >
              {group ?? name}
            </button>
          );
        })}
      </div>
      {chosen && chosen.plays.length > 1 && (
        <div className={styles.chips}>
          {chosen.plays.map((own) => (
            <button
              key={own.id}
              ref={own === play ? bringIntoView : null}
              className={styles.chip}
              type="button"
              aria-current={own === play}
              onClick={() => onChoose(own.id)}
            >
              {describePlay(own, draw, playText).play}
            </button>
          ))}
        </div>
      )}
    </nav>
  );
});

/** After the page is on the screen: measured earlier, it would be laid out twice. */
function bringIntoView(element: HTMLElement | null): void {
  if (element) setTimeout(() => element.scrollIntoView({ block: 'nearest', inline: 'center' }));
}
