import { type BetsPick, chanceThat, STAKE, THREE_DICE } from '@parlour/game-rules/bets';
import {
  PICTURE_DICE_BETS,
  type PictureDiceModel,
  type PictureDiceSeen,
  pictureDice,
  pictureDiceBackOf,
} from '@parlour/game-rules/picture-dice';
import { arcadePictureDiceTexts } from '@parlour/texts/load/arcade-picture-dice';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { ChipPays } from '../table/ChipPays.tsx';
import { TABLE_PAGE } from '../table/table-page.ts';
import { FaceRow } from './FaceRow.tsx';
import { facesOf, hasPictures, nameFace, nameRoll } from './faces.ts';
import { PictureDiceStage } from './PictureDiceStage.tsx';

type PictureDicePage = MechanicPage<PictureDiceModel, BetsPick, never, PictureDiceSeen>;

/** How long the dice are shaken on, and seen to lie, once the roll is known. */
const ROLL_MS = { normal: 1_500, turbo: 520, reduced: 250 } as const;

/** All are alike. */
const [ANY_BET = ''] = PICTURE_DICE_BETS;

const page: PictureDicePage = {
  ...TABLE_PAGE,
  rules: pictureDice,
  texts: [arcadeTableTexts, arcadePictureDiceTexts],
  actionLabel: 'arcade.table.shake',
  winPlace: 'passing',
  motionMs: (_round, pace) => ROLL_MS[pace],
  Stage: PictureDiceStage,
  tell: ({ text }, { seen, model }) => nameRoll(text, facesOf(seen.dice, model)),
  Row: ({ seen, model }) => <FaceRow faces={facesOf(seen.dice, model)} />,
  marks: ({ text }, { seen, model }) =>
    [...new Set(facesOf(seen.dice, model))].map((face) => nameFace(text, face)),
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
  PayTable({ model, pick, showPays }) {
    const text = useText();
    const rows = model.pays.map((pay, more) => ({
      what: text('arcade.pictureDice.onDice', { count: more + 1 }),
      back: STAKE + pay,
      chance: chanceThat(THREE_DICE, (dice) => pictureDiceBackOf(ANY_BET, dice, model) === STAKE + pay),
    }));
    return <ChipPays rows={rows} pick={pick} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
