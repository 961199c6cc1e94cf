import { fraction } from '@parlour/exact';
import {
  type BaccaratModel,
  type BaccaratSeen,
  baccarat,
  DECKS,
  judgeBaccarat,
  LUCKY_SIX,
  listBaccaratBets,
  NATURAL,
  PLAYER_DRAWS_MAX,
  totalOf,
} from '@parlour/game-rules/baccarat';
import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import { arcadeBaccaratTexts } from '@parlour/texts/load/arcade-baccarat';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { BeadRow } from '../table/BeadRow.tsx';
import { countCoins, NO_BETS } from '../table/change-bets.ts';
import { showOdds } from '../table/show-odds.ts';
import { BaccaratBead } from './BaccaratBead.tsx';
import { BaccaratStage } from './BaccaratStage.tsx';
import { listDeals, timeBaccarat } from './dealing.ts';
import { listPays, SPOT_NAMES } from './spots.ts';

const SIDES = { banker: 'red', player: 'blue', tie: 'tie' } as const;

type BaccaratPage = MechanicPage<BaccaratModel, BetsPick, never, BaccaratSeen>;

const page: BaccaratPage = {
  rules: baccarat,
  texts: [arcadeTableTexts, arcadeBaccaratTexts],
  firstPick: () => NO_BETS,
  pickHint: 'arcade.table.place',
  units: countCoins,
  stakeLabel: 'arcade.table.chip',
  actionLabel: 'arcade.deal',
  actionShape: 'wide',
  isPastOnStage: true,
  winPlace: 'top',
  motionMs: ({ seen }, pace) => timeBaccarat(listDeals(seen), pace).motionMs,
  Stage: BaccaratStage,
  tell({ text }, { seen }) {
    const { winner, isPlayerPair, isBankerPair } = judgeBaccarat(seen);
    const pairs = isPlayerPair ? (isBankerPair ? 'both' : 'player') : isBankerPair ? 'banker' : 'none';
    const totals = { player: totalOf(seen.player), banker: totalOf(seen.banker) };
    return text('arcade.baccarat.told', { winner, pairs, ...totals });
  },
  Row: ({ seen }) => (
    <BeadRow bead={<BaccaratBead seen={seen} />}>{`${totalOf(seen.player)}–${totalOf(seen.banker)}`}</BeadRow>
  ),
  road: (seen) => SIDES[judgeBaccarat(seen).winner],
  marks: ({ text }, { seen }) => {
    const { winner, isPlayerPair, isBankerPair } = judgeBaccarat(seen);
    const came = [winner, ...(isPlayerPair ? ['player-pair'] : []), ...(isBankerPair ? ['banker-pair'] : [])];
    return came.map((on) => text(SPOT_NAMES[on] ?? 'arcade.baccarat.player'));
  },
  explain: ({ text }) => text('arcade.baccarat.explain', { decks: DECKS }),
  Rules({ model: { pays } }) {
    const spoken = useSpoken();
    const { text } = spoken;
    return (
      <>
        <p>{text('arcade.baccarat.rules', { natural: NATURAL, draws: PLAYER_DRAWS_MAX })}</p>
        {pays.luckySix && (
          <p>
            {text('arcade.baccarat.rulesMore', {
              total: LUCKY_SIX,
              odds: showOdds(spoken, pays.bankerOnSix),
            })}
          </p>
        )}
      </>
    );
  },
  /** For one chip on each. */
  PayTable({ model, pick, showPays }) {
    const text = useText();
    const coins = Math.max(1, countCoins(pick));
    const rows = listBaccaratBets(model).flatMap((on) =>
      listPays(on, model).map((pay) => ({
        what: text(SPOT_NAMES[on] ?? 'arcade.baccarat.player'),
        factor: fraction(STAKE + pay, STAKE),
      })),
    );
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
