import { fraction } from '@parlour/exact';
import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import {
  DECKS,
  DRAGON_TIGER_BETS,
  type DragonTigerModel,
  type DragonTigerSeen,
  dragonTiger,
  findWinner,
  SEVEN,
} from '@parlour/game-rules/dragon-tiger';
import { arcadeDragonTigerTexts } from '@parlour/texts/load/arcade-dragon-tiger';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { writeCard } from '../cards/card-parts.ts';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { BeadRow } from '../table/BeadRow.tsx';
import { countCoins, NO_BETS } from '../table/change-bets.ts';
import { DragonTigerBead } from './DragonTigerBead.tsx';
import { DragonTigerStage, timeDragonTiger } from './DragonTigerStage.tsx';
import { nameSpot, payOfSpot } from './spots.ts';

const SIDES = { dragon: 'red', tiger: 'blue', tie: 'tie' } as const;

type DragonTigerPage = MechanicPage<DragonTigerModel, BetsPick, never, DragonTigerSeen>;

const page: DragonTigerPage = {
  rules: dragonTiger,
  texts: [arcadeTableTexts, arcadeDragonTigerTexts],
  firstPick: () => NO_BETS,
  pickHint: 'arcade.table.place',
  units: countCoins,
  stakeLabel: 'arcade.table.chip',
  actionLabel: 'arcade.deal',
  actionShape: 'wide',
  isPastOnStage: true,
  winPlace: 'top',
  motionMs: (_round, pace) => timeDragonTiger(pace).motionMs,
  Stage: DragonTigerStage,
  tell({ text }, { seen }) {
    const winner = seen.dragon === seen.tiger ? 'suited' : findWinner(seen);
    return text('arcade.dragonTiger.told', {
      winner,
      dragon: writeCard(seen.dragon),
      tiger: writeCard(seen.tiger),
    });
  },
  Row: ({ seen }) => (
    <BeadRow bead={<DragonTigerBead seen={seen} />}>
      {`${writeCard(seen.dragon)} ${writeCard(seen.tiger)}`}
    </BeadRow>
  ),
  road: (seen) => SIDES[findWinner(seen)],
  marks: ({ text }, { seen }) => [nameSpot(text, findWinner(seen)).full],
  explain: ({ text }) => text('arcade.dragonTiger.explain', { decks: DECKS }),
  Rules({ model: { sideOnTie } }) {
    const { text, money } = useSpoken();
    const percent = money.showPercent(String((100 * sideOnTie) / STAKE));
    return <p>{text('arcade.dragonTiger.rules', { percent, seven: SEVEN })}</p>;
  },
  /** For one chip on each. */
  PayTable({ model, pick, showPays }) {
    const text = useText();
    const coins = Math.max(1, countCoins(pick));
    const bets = DRAGON_TIGER_BETS.map((on) => ({
      what: nameSpot(text, on).full,
      factor: fraction(STAKE + payOfSpot(on, model), STAKE),
    }));
    const onTie = { what: text('arcade.dragonTiger.sideOnTie'), factor: fraction(model.sideOnTie, STAKE) };
    return (
      <PayRows
        heading={text('arcade.table.bet')}
        rows={[...bets, onTie]}
        showPays={({ over, under }) => showPays(fraction(over, under * BigInt(coins)))}
      />
    );
  },
};

export default defineMechanicPage(page);
