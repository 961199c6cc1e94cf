import {
  chanceOfDepth,
  factorAfter,
  type MinesModel,
  type MinesPick,
  type MinesSeen,
  type MinesStep,
  mines,
  nextFactor,
  TILES,
} from '@parlour/game-rules/mines';
import { arcadeMinesTexts } from '@parlour/texts/load/arcade-mines';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage, type Pace } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { MinesAction } from './MinesAction.tsx';
import { MinesControls } from './MinesControls.tsx';
import { MinesRow } from './MinesRow.tsx';
import { MinesStage } from './MinesStage.tsx';

type MinesPage = MechanicPage<MinesModel, MinesPick, MinesStep, MinesSeen>;
type Times = Readonly<Record<Pace, number>>;

const LAID_MS: Times = { normal: 260, turbo: 90, reduced: 150 };
const OPENED_MS: Times = { normal: 340, turbo: 150, reduced: 200 };
const SHOWN_MS: Times = { normal: 800, turbo: 300, reduced: 250 };
const BLAST_MS: Times = { normal: 1_150, turbo: 420, reduced: 300 };

const page: MinesPage = {
  rules: mines,
  texts: [arcadeMinesTexts],
  firstPick: () => ({ mines: 3 }),
  actionLabel: 'arcade.mines.start',
  actionShape: 'wide',
  isBoardTall: true,
  motionMs({ seen, steps, isOver }, pace) {
    if (seen.hit !== null) return BLAST_MS[pace];
    if (isOver) return SHOWN_MS[pace];
    return (steps.length === 0 ? LAID_MS : OPENED_MS)[pace];
  },
  Stage: MinesStage,
  Controls: MinesControls,
  OpenAction: MinesAction,
  tell({ text }, { seen: { opened, hit } }) {
    const count = opened.length;
    if (hit !== null) return text('arcade.mines.hit', { count });
    return count === 0 ? text('arcade.mines.begin') : text('arcade.mines.found', { count });
  },
  Row: MinesRow,
  explain: ({ text }) => text('arcade.mines.explain', { tiles: TILES }),
  Rules({ model }) {
    const { text, money } = useSpoken();
    return (
      <p>
        {text('arcade.mines.rules', {
          tiles: TILES,
          percent: money.showPercent(model.sheet.return),
          most: `×${model.ceiling}`,
        })}
      </p>
    );
  },
  PayTable({ model, pick, showPays }) {
    const { text } = useSpoken();
    const rows = [];
    for (let opened = 0; nextFactor({ mines: pick.mines, opened }, model); opened += 1) {
      const depth = { mines: pick.mines, opened: opened + 1 };
      rows.push({
        what: String(opened + 1),
        factor: factorAfter(depth, model),
        chance: chanceOfDepth(depth),
      });
    }
    return (
      <>
        <p>{text('arcade.mines.count', { count: pick.mines })}</p>
        <PayRows heading={text('arcade.mines.opened')} rows={rows} showPays={showPays} />
      </>
    );
  },
};

export default defineMechanicPage(page);
