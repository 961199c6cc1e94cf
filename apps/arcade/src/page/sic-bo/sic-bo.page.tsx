import { type BetsPick, chanceThat, STAKE, THREE_DICE } from '@parlour/game-rules/bets';
import { type SicBoModel, type SicBoSeen, sicBo, sicBoBackOf } from '@parlour/game-rules/sic-bo';
import { arcadeSicBoTexts } from '@parlour/texts/load/arcade-sic-bo';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { ChipPays } from '../table/ChipPays.tsx';
import { TABLE_PAGE } from '../table/table-page.ts';
import { DiceRow } from './PastRolls.tsx';
import { readRoll } from './read-roll.ts';
import { SicBoStage } from './SicBoStage.tsx';

type SicBoPage = MechanicPage<SicBoModel, BetsPick, never, SicBoSeen>;

/** How long the dice are shaken on, and the dome lifted, once the roll is known. */
const ROLL_MS = { normal: 1_500, turbo: 520, reduced: 250 } as const;
const SUM_MIN = 4;
const SUM_MAX = 17;

const page: SicBoPage = {
  ...TABLE_PAGE,
  rules: sicBo,
  texts: [arcadeTableTexts, arcadeSicBoTexts],
  actionLabel: 'arcade.table.shake',
  winPlace: 'passing',
  motionMs: (_round, pace) => ROLL_MS[pace],
  Stage: SicBoStage,
  tell({ text }, { seen }) {
    const { sum, side, parity } = readRoll(seen.dice);
    return text('arcade.sicBo.rolled', { dice: seen.dice.join(' + '), sum, side, parity });
  },
  Row: ({ seen }) => <DiceRow dice={seen.dice} />,
  marks: ({ text }, { seen }) => {
    const { side, parity } = readRoll(seen.dice);
    return side === 'triple'
      ? [text('arcade.sicBo.anyTriple')]
      : [side, parity].map((half) => text('arcade.sicBo.half', { half }));
  },
  explain: ({ text }) => text('arcade.sicBo.explain'),
  Rules({ model }) {
    const { text, money } = useSpoken();
    const percent = money.showPercent(model.sheet.return);
    return (
      <>
        <p>{text('arcade.sicBo.rules', { least: money.showPercent(model.sheet.least), percent })}</p>
        <p>{text('arcade.sicBo.rulesTriple')}</p>
      </>
    );
  },
  PayTable({ model, pick, showPays }) {
    const { text } = useSpoken();
    const { pays } = model;
    const rows = [
      rowOf('small', text('arcade.sicBo.kind', { kind: 'half' }), pays.half),
      ...pays.single.map((pay, more) =>
        rowOf('single-1', text('arcade.sicBo.onDice', { count: more + 1 }), pay),
      ),
      rowOf('pair-1-2', text('arcade.sicBo.kind', { kind: 'pair' }), pays.pair),
      rowOf('double-1', text('arcade.sicBo.kind', { kind: 'double' }), pays.double),
      rowOf('triple-1', text('arcade.sicBo.kind', { kind: 'triple' }), pays.triple),
      rowOf('any-triple', text('arcade.sicBo.anyTriple'), pays.anyTriple),
      ...pays.sums.map((pay, further) => {
        const [low, high] = [SUM_MIN + further, SUM_MAX - further];
        return rowOf(`sum-${low}`, text('arcade.sicBo.sums', { low, high }), pay);
      }),
    ];
    /** Of bets that pay alike, one stands for all. */
    function rowOf(on: string, what: string, pay: number) {
      const back = STAKE + pay;
      return { what, back, chance: chanceThat(THREE_DICE, (dice) => sicBoBackOf(on, dice, model) === back) };
    }
    return <ChipPays rows={rows} pick={pick} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
