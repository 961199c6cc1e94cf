import { randomUUID } from 'node:crypto';
import { UNIT } from './vendor.ts';
import type { ModelCall } from './vendor-model.ts';

/** The members of a round: its player, and somebody else. */
export type Seats = { own: string; other: string };

/**
 * Every situation of one round as a call: each bet, win and rollback with its right details and with each wrong one, so
 * that any order of them is something a vendor could send.
 */
export function situationsOf({ own, other }: Seats): Record<string, ModelCall> {
  const [round, anotherRound] = [randomUUID(), randomUUID()];
  const ids = Object.fromEntries(
    [
      'bet',
      'second',
      'unknown',
      'win',
      'more',
      'nought',
      'back',
      'again',
      'winBack',
      'backBack',
      'secondBack',
    ].map((name) => [name, randomUUID()]),
  ) as Record<string, string>;
  const id = (name: string) => ids[name] as string;
  const about = { user: own, game: 'dice', round, closes: false };
  const bet = (name: string): ModelCall => ({
    ...about,
    kind: 'bet',
    id: id(name),
    amount: 10n * UNIT,
    about: null,
  });
  const win = (name: string, of: string): ModelCall => ({
    ...about,
    kind: 'win',
    id: id(name),
    amount: 25n * UNIT,
    about: id(of),
  });
  const rollback = (name: string, of: string): ModelCall => ({
    ...about,
    kind: 'rollback',
    id: id(name),
    amount: 0n,
    about: id(of),
  });
  return {
    bet: bet('bet'),
    betOfMore: { ...bet('bet'), amount: 11n * UNIT },
    betOfAnotherRound: { ...bet('bet'), round: anotherRound },
    secondBet: bet('second'),
    secondBetClosing: { ...bet('second'), closes: true },
    win: win('win', 'bet'),
    winOfMore: { ...win('win', 'bet'), amount: 26n * UNIT },
    winMore: win('more', 'bet'),
    winClosing: { ...win('more', 'bet'), closes: true },
    winNothingClosing: { ...win('nought', 'bet'), amount: 0n, closes: true },
    winOfUnknownBet: win('more', 'unknown'),
    winOfAnotherUser: { ...win('win', 'bet'), user: other },
    winOfAnotherRound: { ...win('win', 'bet'), round: anotherRound },
    winOfAnotherGame: { ...win('win', 'bet'), game: 'crash' },
    winUnderTheBetsId: { ...win('bet', 'second') },
    rollback: rollback('back', 'bet'),
    rollbackAgain: rollback('again', 'bet'),
    rollbackClosing: { ...rollback('again', 'bet'), closes: true },
    rollbackOfWin: rollback('winBack', 'win'),
    rollbackOfRollback: rollback('backBack', 'back'),
    rollbackOfSecond: rollback('secondBack', 'second'),
  };
}

export const vendorSeed = (make: () => number) => Number(process.env.VENDOR_SEED ?? make());
