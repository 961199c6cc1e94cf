/** The jackpot: terms, contributions of bets, draws, payment, and changes that two operators approve. */

export { createJackpotDraws } from './draws.service.ts';
export { createJackpotForOperators, type JackpotForOperators } from './jackpot.operator.service.ts';
export { createJackpotMoney } from './money.service.ts';
export { createJackpotPool, type JackpotPool, type Pool } from './pool.service.ts';
export { createJackpotSetup, type JackpotSetups, type PoolTerms } from './setup.service.ts';
export { createJackpotTerms, type JackpotTerms, jackpotChanged } from './terms.service.ts';
export { createJackpotWins } from './wins.service.ts';
