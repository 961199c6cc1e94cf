import type { JsonObject } from '@parlour/game-rules';
import type { SheddingGame, SheddingView } from '@parlour/game-rules/shedding';
import { arcadeSheddingTexts } from '@parlour/texts/load/arcade-shedding';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { CardGamePage } from '../pvp/card-game-page.ts';
import { SheddingActions } from './SheddingActions.tsx';
import { SheddingMiddle } from './SheddingMiddle.tsx';
import { SheddingOwn } from './SheddingOwn.tsx';
import { SheddingRules } from './SheddingRules.tsx';
import { sheddingDealt, sheddingSeats } from './shedding-seats.ts';
import { tellShedding } from './tell-shedding.ts';

/** What the service tells of a hand of such a game is its view. */
const viewOf = (game: JsonObject) => game as SheddingView;

type Needs = {
  rules: SheddingGame;
  /** The place of spades, hearts, diamonds and clubs among the suits. */
  suits: readonly number[];
  /** What can be played, by name. */
  forms: Readonly<Record<string, ArcadeKey>>;
  /** How a hand is won at once, by name. */
  wins: Readonly<Record<string, ArcadeKey>>;
  ruleTexts: readonly ArcadeKey[];
};

/** The page of a game in which cards are played off. */
export function sheddingPage({ rules, suits, forms, wins, ruleTexts }: Needs): CardGamePage {
  return {
    texts: [arcadeSheddingTexts],
    stakeLabel: 'arcade.shedding.stake',
    rakeLabel: 'arcade.shedding.rake',
    isHandWide: true,
    seatsOf: ({ text }, { game, you, money }) => sheddingSeats(text, { view: viewOf(game), you, money }),
    Middle: (props) => <SheddingMiddle {...props} forms={forms} wins={wins} />,
    Own: (props) => <SheddingOwn {...props} suits={suits} />,
    Actions: (props) => <SheddingActions {...props} rules={rules} />,
    tell: ({ text }, { before, after, money, nameOf }) =>
      tellShedding(text, { before: before && viewOf(before), after: viewOf(after), money, nameOf, wins }),
    dealtCards: (states) => sheddingDealt(states.map(viewOf)),
    Rules: (props) => <SheddingRules {...props} ruleTexts={ruleTexts} />,
  };
}
