import { fraction } from '@parlour/exact';
import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import { type PictureDiceModel, type PictureDiceSeen, pictureDice } from '@parlour/game-rules/picture-dice';
import { arcadePictureDiceTexts } from '@parlour/texts/load/arcade-picture-dice';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { countCoins, NO_BETS } from '../table/change-bets.ts';
import { FaceRow } from './FaceRow.tsx';
import { facesOf, hasPictures, nameFace, nameRoll } from './faces.ts';
import { PictureDiceStage } from './PictureDiceStage.tsx';

type PictureDicePage = MechanicPage<PictureDiceModel, BetsPick, never, PictureDiceSeen>;

/** How long the dice are shaken on, and seen to lie, once the roll is known. */
const ROLL_MS = { normal: 1_500, turbo: 520, reduced: 250 } as const;

const page: PictureDicePage = {
  rules: pictureDice,
  texts: [arcadeTableTexts, arcadePictureDiceTexts],
  firstPick: () => NO_BETS,
  pickHint: 'arcade.table.place',
  units: countCoins,
  stakeLabel: 'arcade.table.chip',
  actionLabel: 'arcade.table.shake',
  actionShape: 'wide',
  isPastOnStage: true,
  winPlace: 'passing',
  motionMs: (_round, pace) => ROLL_MS[pace],
  Stage: PictureDiceStage,
  tell: ({ text }, { seen, model }) => nameRoll(text, facesOf(seen.dice, model)),
  Row: ({ seen, model }) => <FaceRow faces={facesOf(seen.dice, model)} />,
  explain({ text }, { faces }) {
    const named = faces.map((face) => nameFace(text, face)).join(', ');
    return text('arcade.pictureDice.explain', { faces: named });
  },
  Rules({ model }) {
    const { text, money } = useSpoken();
    const percent = money.showPercent(model.sheet.return);
    return (
      <p>
        {text('arcade.pictureDice.rules', { kind: hasPictures(model) ? 'pictures' : 'colours', percent })}
      </p>
    );
  },
  /** For one chip. */
  PayTable({ model, pick, showPays }) {
    const text = useText();
    const coins = Math.max(1, countCoins(pick));
    const rows = model.pays.map((pay, more) => ({
      what: text('arcade.pictureDice.onDice', { count: more + 1 }),
      factor: fraction(STAKE + pay, STAKE),
    }));
    return (
      <PayRows
        heading={text('arcade.table.bet')}
        rows={rows}
        showPays={({ over, under }) => showPays(fraction(over, under * BigInt(coins)))}
      />
    );
  },
};

export default defineMechanicPage(page);
