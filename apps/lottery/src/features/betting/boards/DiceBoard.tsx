import { Die } from '../../../parts/balls/Ball.tsx';
import { useText } from '../../../platform/texts.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { CellGrid } from './Cell.tsx';
import { PlayPicker } from './PlayPicker.tsx';

/** Three dice: sides and sums, triples and pairs drawn as dice, and dice chosen together. */
export function DiceBoard({ board }: { board: Board }) {
  const text = useText();
  const dice = (count: number) => (value: number) =>
    Array.from({ length: count }, (_, at) => at).map((at) => <Die key={at} number={value} />);
  const name = (id: string) => {
    const play = board.play(id);
    return play ? board.describe(play).play : '';
  };
  return (
    <div className={styles.board}>
      <CellGrid board={board} play={board.play('board.sides')} columns={4} />
      <CellGrid board={board} play={board.play('board.sum')} columns={4} title={text('lotto.tab.sum')} />
      <CellGrid
        board={board}
        play={board.play('board.triple')}
        columns={3}
        title={name('board.triple')}
        artOf={dice(3)}
      />
      <div className={styles.pair}>
        <CellGrid
          board={board}
          play={board.play('board.anyTriple')}
          columns={2}
          title={name('board.anyTriple')}
        />
        <CellGrid
          board={board}
          play={board.play('board.anyStraight')}
          columns={2}
          title={name('board.anyStraight')}
        />
      </div>
      <CellGrid
        board={board}
        play={board.play('board.pair')}
        columns={3}
        title={name('board.pair')}
        artOf={dice(2)}
      />
      <PlayPicker
        board={board}
        plays={['twoDifferent', 'threeDifferent', 'pairSingle'].map((id) => board.play(`board.${id}`))}
      />
    </div>
  );
}
