import type { Game } from '@parlour/client';
import { Button } from '@parlour/ui';
import { type ReactNode, useRef } from 'react';
import { WindowVirtualizer } from 'virtua';
import { useLobbyText } from '../lobby-text.ts';
import { useLaunch } from '../play/useLaunch.ts';
import { GamesWaiting } from './GameGrid.tsx';
import { GamesFailed } from './GamesFailed.tsx';
import { GameTile } from './GameTile.tsx';
import styles from './GameWall.module.css';
import { rowsOf, TOP_TAGS } from './list.rules.ts';
import { useNearListEnd } from './useNearListEnd.ts';

const COLUMNS = 3;
/** The sizes of the page column and of the rows, as in the style sheets. */
const COLUMN_PX = 430;
const MARGINS_PX = 32;
const GAP_PX = 10;
const TILE_HEIGHT = 5 / 4;

type Listed = {
  games: readonly Game[] | null;
  isBusy: boolean;
  isFailed: boolean;
  hasMore: boolean;
  more: () => void;
};

type Props = { list: Listed; hasTops?: boolean; empty: ReactNode };

/** A list of any length; draws only the rows in view. */
export function GameWall({ list, hasTops = false, empty }: Props) {
  const text = useLobbyText();
  const { games, isBusy, isFailed, hasMore, more } = list;
  const end = useRef<HTMLDivElement>(null);
  useNearListEnd(end, { isOpen: hasMore && !isBusy && !isFailed, onNear: more });
  if (!games) return isFailed ? <GamesFailed onRetry={more} /> : <GamesWaiting />;
  return (
    <div>
      {games.length === 0 && !hasMore && empty}
      {games.length > 0 && <Rows games={games} hasTops={hasTops} />}
      <div ref={end} className={styles.end}>
        {isFailed ? (
          <GamesFailed onRetry={more} />
        ) : hasMore ? (
          <Button kind="quiet" label={text('lobby.list.more')} isDisabled={isBusy} onPress={more} />
        ) : (
          games.length > COLUMNS * 2 && <p className={styles.all}>{text('lobby.list.end')}</p>
        )}
      </div>
    </div>
  );
}

function Rows({ games, hasTops }: { games: readonly Game[]; hasTops: boolean }) {
  const { launchGame } = useLaunch();
  return (
    <WindowVirtualizer itemSize={rowHeight()} data={rowsOf(games, COLUMNS)}>
      {(row, index) => (
        <div key={row[0]?.nodeId} className={styles.row}>
          {row.map((game, column) => (
            <GameTile
              key={game.nodeId}
              game={game}
              place={hasTops && index === 0 && column < TOP_TAGS ? column + 1 : undefined}
              onOpen={launchGame}
            />
          ))}
        </div>
      )}
    </WindowVirtualizer>
  );
}

/** Computed without measuring, so that the page has its full length when the scroll position is restored. */
function rowHeight(): number {
  const width = Math.min(document.documentElement.clientWidth, COLUMN_PX) - MARGINS_PX;
  return ((width - GAP_PX * (COLUMNS - 1)) / COLUMNS) * TILE_HEIGHT + GAP_PX;
}
