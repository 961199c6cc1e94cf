import { TEEN_PATTI } from '@parlour/game-rules/teen-patti';
import { dealThree, playThree } from '@parlour/game-rules/testing/teen-patti-hands';
import { moneyIn } from '@parlour/money';
import { expect, test } from 'vitest';
import type { ArcadeText } from '../platform/texts.tsx';
import { tableMoney } from '../pvp/table-money.ts';
import { teenPattiSeats } from './teen-patti-seats.ts';
import { tellTeenPatti } from './tell-teen-patti.ts';

const HANDS = ['As Ah Ad', 'Ks Kh 2d', '7s 5h 2c'];
/** The key with what it is told with. */
const text = ((key: string, given: object = {}) =>
  [key.split('.').at(-1), ...Object.values(given)].join(' ')) as unknown as ArcadeText;
const money = tableMoney(moneyIn('en'), {
  currency: { code: 'CNY', symbol: '', digits: 2 },
  table: { chip: '0.01', isPractice: false },
});
const nameOf = (seat: number) => `#${seat}`;

/** What somebody who only watches hears at each move. */
function hear(moves: string, hands: readonly string[] = HANDS): (string | null)[] {
  const all = moves.split(' ');
  const viewAfter = (count: number) => {
    const state = dealThree(hands);
    return TEEN_PATTI.view(count === 0 ? state : playThree(state, all.slice(0, count).join(' ')), null);
  };
  return all.map((_, count) =>
    tellTeenPatti(text, { before: viewAfter(count), after: viewAfter(count + 1), money, nameOf }),
  );
}

test('each move is told as what it was, with what it cost', () => {
  expect(hear('bet see bet fold')).toEqual([
    'tellBet #0 0.10',
    'tellSee #1 0.00',
    'tellBet #1 0.20',
    'tellPack #2 0.00',
  ]);
});

test('a side show is told with who asks, who answers, and who packs', () => {
  expect(hear('see bet see bet see side yes').slice(5)).toEqual([
    'tellSideShow #2 0.20',
    'tellAccept #1 0.00. tellPack #2',
  ]);
  expect(hear('see bet see bet see side no').at(-1)).toBe('tellRefuse #1 0.00');
});

test('the end names the winner, with the hand only where it was shown', () => {
  expect(hear('fold fold').at(-1)).toMatch(/^tellPack #1 0\.00\. tellWin #2 0\.\d\d$/);
  const shown = hear('see bet see bet fold show').at(-1);
  expect(shown).toMatch(/^tellShow #0 .+\. tellWinWith #0 .+ trail$/);
});

test('whoever plays blind or has seen is called so, until the hand is over', () => {
  const words = (moves: string) =>
    teenPattiSeats(text, { view: TEEN_PATTI.view(playThree(dealThree(HANDS), moves), null), money }).map(
      ({ word }) => word?.text ?? null,
    );
  expect(words('see bet fold')).toEqual(['seen', 'packed', 'blind']);
  expect(words('fold fold')).toEqual(['packed', 'packed', null]);
});
