import type { JsonObject } from '@parlour/game-rules';
import type { TeenPattiView } from '@parlour/game-rules/teen-patti';
import { arcadeTeenPattiTexts } from '@parlour/texts/load/arcade-teen-patti';
import type { CardGamePage } from '../pvp/card-game-page.ts';
import { TeenPattiActions } from './TeenPattiActions.tsx';
import { TeenPattiMiddle } from './TeenPattiMiddle.tsx';
import { TeenPattiOwn } from './TeenPattiOwn.tsx';
import { TeenPattiRules } from './TeenPattiRules.tsx';
import { teenPattiDealt, teenPattiSeats } from './teen-patti-seats.ts';
import { tellTeenPatti } from './tell-teen-patti.ts';

/** What the service tells of a hand of this game is its view. */
const viewOf = (game: JsonObject) => game as TeenPattiView;

const page: CardGamePage = {
  texts: [arcadeTeenPattiTexts],
  stakeLabel: 'arcade.teenPatti.boot',
  rakeLabel: 'arcade.teenPatti.rake',
  seatsOf: ({ text }, { game, money }) => teenPattiSeats(text, { view: viewOf(game), money }),
  Middle: TeenPattiMiddle,
  Own: TeenPattiOwn,
  Actions: TeenPattiActions,
  tell: ({ text }, { before, after, money, nameOf }) =>
    tellTeenPatti(text, { before: before && viewOf(before), after: viewOf(after), money, nameOf }),
  dealtCards: (states) => teenPattiDealt(viewOf(states.at(-1) ?? { players: [] })),
  Rules: TeenPattiRules,
};
export default page;
