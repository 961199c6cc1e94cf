import type { JsonObject } from '@parlour/game-rules';
import type { HoldemView } from '@parlour/game-rules/holdem';
import { arcadeHoldemTexts } from '@parlour/texts/load/arcade-holdem';
import type { CardGamePage } from '../pvp/card-game-page.ts';
import { dealtCards } from './dealt-cards.ts';
import { HoldemActions } from './HoldemActions.tsx';
import { HoldemMiddle } from './HoldemMiddle.tsx';
import { HoldemOwn } from './HoldemOwn.tsx';
import { HoldemRules } from './HoldemRules.tsx';
import { holdemSeats } from './holdem-seats.ts';
import { holdemStages } from './holdem-stages.ts';
import { tellHoldem } from './tell-holdem.ts';

/** What the service tells of a hand of this game is its view. */
const viewOf = (game: JsonObject) => game as HoldemView;

const page: CardGamePage = {
  texts: [arcadeHoldemTexts],
  stakeLabel: 'arcade.holdem.blinds',
  rakeLabel: 'arcade.holdem.rake',
  seatsOf: ({ text }, { game, money }) => holdemSeats(text, { view: viewOf(game), money }),
  Middle: HoldemMiddle,
  Own: HoldemOwn,
  Actions: HoldemActions,
  stages: (game) => holdemStages(viewOf(game)),
  tell: ({ text }, { before, after, ...given }) =>
    tellHoldem(text, { ...given, before: before && viewOf(before), after: viewOf(after) }),
  dealtCards: (states) => dealtCards(viewOf(states.at(-1) ?? {})),
  Rules: HoldemRules,
};
export default page;
