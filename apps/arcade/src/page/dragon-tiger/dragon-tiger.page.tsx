import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import {
  DECKS,
  DRAGON_TIGER_BETS,
  type DragonTigerModel,
  type DragonTigerSeen,
  dragonTiger,
  dragonTigerChance,
  findWinner,
  SEVEN,
} from '@parlour/game-rules/dragon-tiger';
import { arcadeDragonTigerTexts } from '@parlour/texts/load/arcade-dragon-tiger';
import { arcadeTableTexts } from '@parlour/texts/load/arcade-table';
import { writeCard } from '../cards/card-parts.ts';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { BeadRow } from '../table/BeadRow.tsx';
import { ChipPays } from '../table/ChipPays.tsx';
import { TABLE_PAGE } from '../table/table-page.ts';
import { DragonTigerBead } from './DragonTigerBead.tsx';
import { DragonTigerStage, timeDragonTiger } from './DragonTigerStage.tsx';
import { nameSpot, payOfSpot } from './spots.ts';

const SIDES = { dragon: 'red', tiger: 'blue', tie: 'tie' } as const;

type DragonTigerPage = MechanicPage<DragonTigerModel, BetsPick, never, DragonTigerSeen>;

const page: DragonTigerPage = {
  ...TABLE_PAGE,
  rules: dragonTiger,
  texts: [arcadeTableTexts, arcadeDragonTigerTexts],
  actionLabel: 'arcade.deal',
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
  PayTable({ model, pick, showPays }) {
    const text = useText();
    const bets = DRAGON_TIGER_BETS.map((on) => ({
      what: nameSpot(text, on).full,
      back: STAKE + payOfSpot(on, model),
      chance: dragonTigerChance(on, STAKE + payOfSpot(on, model), model),
    }));
    const onTie = {
      what: text('arcade.dragonTiger.sideOnTie'),
      back: model.sideOnTie,
      chance: dragonTigerChance('dragon', model.sideOnTie, model),
    };
    return <ChipPays rows={[...bets, onTie]} pick={pick} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
