import { ANIMALS, animalOf } from '@parlour/lottery-rules';
import { Chips, Segments } from '@parlour/ui';
import { useState } from 'react';
import { Ball } from '../../../parts/balls/Ball.tsx';
import { lookOf } from '../../../parts/balls/look.rules.ts';
import { useText } from '../../../platform/texts.ts';
import styles from './Boards.module.css';
import type { Board } from './board.ts';
import { CellGrid } from './Cell.tsx';
import { PlayPicker } from './PlayPicker.tsx';

const TABS = ['special', 'sides', 'animals', 'tails', 'places', 'linked'] as const;
const POSITIONS = ['1', '2', '3', '4', '5', '6'];
const LINKED = ['number.', 'zodiac.all', 'tail.all', 'special.sixZodiac', 'parlay'];
const NUMBERS = Array.from({ length: 49 }, (_, at) => at + 1);

/** Six numbers and the special one, in the colours of their waves; animals with the numbers they own this year. */
export function MarkSixBoard({ board, year }: { board: Board; year: string | undefined }) {
  const text = useText();
  const [tab, setTab] = useState<(typeof TABS)[number]>('special');
  const [position, setPosition] = useState('1');
  const ball = (value: number, entry: string) => <Ball look={lookOf('marksix', value)} name={entry} />;
  const yearAnimal = ANIMALS.find((animal) => animal === year);
  const numbersOf = (animal: string) =>
    yearAnimal && NUMBERS.filter((number) => ANIMALS[animalOf(number, yearAnimal)] === animal).join(' ');
  const titleOf = (id: string) => {
    const play = board.play(id);
    return play ? board.describe(play).name : '';
  };
  const grid = (id: string, columns: 3 | 4 | 5) => (
    <CellGrid board={board} play={board.play(id)} columns={columns} title={titleOf(id)} />
  );
  return (
    <div className={styles.board}>
      <Chips
        label={text('lotto.plays')}
        options={TABS.map((own) => ({ value: own, label: text(`lotto.tab.${own}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'special' && (
        <CellGrid board={board} play={board.play('special.number')} columns={7} look="flat" artOf={ball} />
      )}
      {tab === 'sides' && (
        <>
          {grid('special.sides', 4)}
          {grid('special.wave', 3)}
          {grid('special.halfWave', 4)}
          {grid('total.sides', 4)}
        </>
      )}
      {tab === 'animals' &&
        ['special.zodiac', 'zodiac.once', 'zodiac.perHit'].map((id) => (
          <CellGrid
            key={id}
            board={board}
            play={board.play(id)}
            columns={4}
            title={titleOf(id)}
            noteOf={numbersOf}
          />
        ))}
      {tab === 'tails' && (
        <>
          {grid('special.head', 5)}
          {grid('special.tail', 5)}
          {grid('tail.once', 5)}
        </>
      )}
      {tab === 'places' && (
        <>
          <Segments
            label={text('lotto.tab.places')}
            options={POSITIONS.map((own) => ({ value: own, label: own }))}
            value={position}
            onChange={setPosition}
          />
          <CellGrid
            board={board}
            play={board.play(`position${position}.number`)}
            columns={7}
            look="flat"
            artOf={ball}
          />
          {grid(`position${position}.sides`, 4)}
          {grid(`position${position}.wave`, 3)}
        </>
      )}
      {tab === 'linked' && (
        <PlayPicker
          board={board}
          plays={board.plays.filter(({ id }) => LINKED.some((own) => id.startsWith(`marksix.${own}`)))}
        />
      )}
    </div>
  );
}
