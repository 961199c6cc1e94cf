import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import {
  countRed,
  redsOf,
  XOC_DIA_BETS,
  type XocDiaModel,
  type XocDiaSeen,
  xocDia,
  xocDiaChance,
  xocDiaPayOf,
} from '@parlour/game-rules/xoc-dia';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { arcadeXocDiaTexts } from '@parlour/texts/load/arcade-xoc-dia';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { ChipPays } from '../table/ChipPays.tsx';
import { TABLE_PAGE } from '../table/table-page.ts';
import { CoinRow } from './Coins.tsx';
import { nameSides, nameSpot, parityOf } from './spots.ts';
import { XocDiaStage } from './XocDiaStage.tsx';

type XocDiaPage = MechanicPage<XocDiaModel, BetsPick, never, XocDiaSeen>;

/** How long the coins are shaken on, and the bowl lifted, once the throw is known. */
const THROW_MS = { normal: 1_500, turbo: 520, reduced: 250 } as const;

const page: XocDiaPage = {
  ...TABLE_PAGE,
  rules: xocDia,
  texts: [arcadeTableTexts, arcadeXocDiaTexts],
  actionLabel: 'arcade.table.shake',
  winPlace: 'passing',
  motionMs: (_round, pace) => THROW_MS[pace],
  Stage: XocDiaStage,
  tell({ text }, { seen }) {
    const red = countRed(seen.coins);
    return text('arcade.xocDia.told', { sides: nameSides(text, red), parity: parityOf(red) });
  },
  Row: ({ seen }) => <CoinRow coins={seen.coins} />,
  marks: ({ text }, { seen }) => {
    const red = countRed(seen.coins);
    return XOC_DIA_BETS.filter((on) => redsOf(on).includes(red)).map((on) => nameSpot(text, on));
  },
  explain: ({ text }) => text('arcade.xocDia.explain'),
  Rules({ model }) {
    const { text, money } = useSpoken();
    const percent = money.showPercent(model.sheet.return);
    return <p>{text('arcade.xocDia.rules', { least: money.showPercent(model.sheet.least), percent })}</p>;
  },
  PayTable({ model, pick, showPays }) {
    const text = useText();
    const rows = XOC_DIA_BETS.map((on) => ({
      what: nameSpot(text, on),
      back: STAKE + xocDiaPayOf(on, model),
      chance: xocDiaChance(on),
    }));
    return <ChipPays rows={rows} pick={pick} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
