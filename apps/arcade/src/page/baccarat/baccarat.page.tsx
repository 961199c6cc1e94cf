import {
  type BaccaratModel,
  type BaccaratSeen,
  baccarat,
  baccaratChance,
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
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { BeadRow } from '../table/BeadRow.tsx';
import { ChipPays } from '../table/ChipPays.tsx';
import { showOdds } from '../table/show-odds.ts';
import { TABLE_PAGE } from '../table/table-page.ts';
import { BaccaratBead } from './BaccaratBead.tsx';
import { BaccaratStage } from './BaccaratStage.tsx';
import { listDeals, timeBaccarat } from './dealing.ts';
import { listPays, SPOT_NAMES } from './spots.ts';

const SIDES = { banker: 'red', player: 'blue', tie: 'tie' } as const;

type BaccaratPage = MechanicPage<BaccaratModel, BetsPick, never, BaccaratSeen>;

const page: BaccaratPage = {
  ...TABLE_PAGE,
  rules: baccarat,
  texts: [arcadeTableTexts, arcadeBaccaratTexts],
  actionLabel: 'arcade.deal',
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
  PayTable({ model, pick, showPays }) {
    const text = useText();
    const rows = listBaccaratBets(model).flatMap((on) =>
      listPays(on, model).map((pay) => ({
        what: text(SPOT_NAMES[on] ?? 'arcade.baccarat.player'),
        back: STAKE + pay,
        chance: baccaratChance(on, pay, model),
      })),
    );
    return <ChipPays rows={rows} pick={pick} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
