import { fraction } from '@parlour/exact';
import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import {
  countRed,
  XOC_DIA_BETS,
  type XocDiaModel,
  type XocDiaSeen,
  xocDia,
  xocDiaPayOf,
} from '@parlour/game-rules/xoc-dia';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { arcadeXocDiaTexts } from '@parlour/texts/load/arcade-xoc-dia';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { countCoins, NO_BETS } from '../table/change-bets.ts';
import { CoinRow } from './Coins.tsx';
import { nameSides, nameSpot, parityOf } from './spots.ts';
import { XocDiaStage } from './XocDiaStage.tsx';

type XocDiaPage = MechanicPage<XocDiaModel, BetsPick, never, XocDiaSeen>;

/** How long the coins are shaken on, and the bowl lifted, once the throw is known. */
const THROW_MS = { normal: 1_500, turbo: 520, reduced: 250 } as const;

const page: XocDiaPage = {
  rules: xocDia,
  texts: [arcadeTableTexts, arcadeXocDiaTexts],
  firstPick: () => NO_BETS,
  pickHint: 'arcade.table.place',
  units: countCoins,
  stakeLabel: 'arcade.table.chip',
  actionLabel: 'arcade.table.shake',
  actionShape: 'wide',
  isPastOnStage: true,
  winPlace: 'passing',
  motionMs: (_round, pace) => THROW_MS[pace],
  Stage: XocDiaStage,
  tell({ text }, { seen }) {
    const red = countRed(seen.coins);
    return text('arcade.xocDia.told', { sides: nameSides(text, red), parity: parityOf(red) });
  },
  Row: ({ seen }) => <CoinRow coins={seen.coins} />,
  explain: ({ text }) => text('arcade.xocDia.explain'),
  Rules({ model }) {
    const { text, money } = useSpoken();
    const percent = money.showPercent(model.sheet.return);
    return <p>{text('arcade.xocDia.rules', { least: money.showPercent(model.sheet.least), percent })}</p>;
  },
  /** For one chip on each. */
  PayTable({ model, pick, showPays }) {
    const text = useText();
    const coins = Math.max(1, countCoins(pick));
    const rows = XOC_DIA_BETS.map((on) => ({
      what: nameSpot(text, on),
      factor: fraction(STAKE + xocDiaPayOf(on, model), STAKE),
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
