import { EmptyArt, NoData, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { BoardCard } from './BoardCard.tsx';
import styles from './BoardList.module.css';
import { byState } from './boards.rules.ts';
import { useBoardText } from './boards-text.ts';
import { useBoards } from './useBoards.ts';

/** Every board that runs, is to come or ended lately, and the member's place on each. */
export function BoardList({ isMember }: { isMember: boolean }) {
  const text = useBoardText();
  const { boards, places, isFailed, reload } = useBoards({ isMember });
  if (!boards) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
  if (boards.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="chart" />}
        title={text('boards.none')}
        detail={text('boards.noneDetail')}
      />
    );
  return (
    <div className={styles.boards}>
      {boards.toSorted(byState).map((board) => (
        <BoardCard
          key={board.id}
          board={board}
          own={places.find(({ id }) => id === board.id) ?? null}
          isMember={isMember}
        />
      ))}
    </div>
  );
}
