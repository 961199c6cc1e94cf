import { buttonClass, Section } from '@parlour/ui';
import { useJackpotText } from '../jackpot-text.ts';
import { useLaunch } from '../play/useLaunch.ts';
import styles from './JackpotTitles.module.css';
import type { Jackpot } from './useJackpot.ts';

/** The games whose bets feed the pool and can win it; a press on one plays it. */
export function JackpotTitles({ titles }: Pick<Jackpot, 'titles'>) {
  const text = useJackpotText();
  const { launchGame } = useLaunch();
  return (
    <Section title={text('jackpot.titles.title')}>
      <ul className={styles.titles}>
        {titles.map(({ nodeId, vendor, gameId, gameType, gameName }) => (
          <li key={nodeId}>
            <button
              type="button"
              className={buttonClass({ kind: 'quiet', size: 'small' })}
              aria-label={text('jackpot.titles.play', { game: gameName })}
              onClick={() =>
                launchGame({
                  gameType,
                  vassalage: vendor,
                  gameId,
                  nodeId,
                  gameCode: gameId,
                  gameGroupId: null,
                  lottoMode: '',
                })
              }
            >
              {gameName}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
