import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blindsOf, buttonOf, passedOver, postsOf, seatAfter } from './blinds.rules.ts';
import { isConserved, shareRake } from './hand-end.rules.ts';

const seated = (seat: number, changes: object = {}) => ({
  seat,
  isDealt: true,
  owesBig: false,
  owesSmall: false,
  ...changes,
});

describe('the button', () => {
  test('goes round those who are dealt in, and to the winner where the winner leads', () => {
    expect(seatAfter([1, 4, 5], 4)).toBe(5);
    expect(seatAfter([1, 4, 5], 5)).toBe(1);
    expect(buttonOf([1, 4, 5], { button: null, leader: null })).toBe(1);
    expect(buttonOf([1, 4, 5], { button: 2, leader: null })).toBe(4);
    expect(buttonOf([1, 4, 5], { button: 1, leader: 5 })).toBe(5);
    // The winner has left.
    expect(buttonOf([1, 4], { button: 1, leader: 5 })).toBe(4);
  });

  test('posts the small blind with two, and else the next one does', () => {
    expect(blindsOf([1, 4], 4)).toEqual({ small: 4, big: 1 });
    expect(blindsOf([1, 4, 5], 4)).toEqual({ small: 5, big: 1 });
  });
});

describe('blinds that were missed', () => {
  const stakes = { stake: 10n, small: 5n };

  test('are posted when one is dealt in again: the small one dead, the big one live', () => {
    const table = [seated(0), seated(1), seated(2), seated(3, { owesBig: true, owesSmall: true })];
    expect(postsOf(table, 0, stakes)).toEqual([
      { seat: 3, amount: 5n, isDead: true },
      { seat: 3, amount: 10n, isDead: false },
    ]);
    // In the blinds one posts them anyway.
    expect(postsOf(table, 1, stakes)).toEqual([]);
    expect(postsOf(table, 2, stakes)).toEqual([]);
    expect(postsOf([seated(0), seated(1, { owesBig: true })], 0, stakes)).toEqual([]);
  });

  test('are those that the button passed with it', () => {
    const table = [seated(0), seated(1, { isDealt: false }), seated(2), seated(3, { isDealt: false })];
    expect(passedOver(table, 0, 2)).toEqual([1]);
    expect(passedOver(table, 2, 0)).toEqual([3]);
    expect(passedOver(table, null, 2)).toEqual([]);
  });
});

describe('the end of a hand', () => {
  const brought = [
    { seat: 0, stack: 100n },
    { seat: 3, stack: 50n },
  ];
  const end = (first: bigint, second: bigint, rake: bigint) => ({
    stacks: [
      { seat: 0, stack: first },
      { seat: 3, stack: second },
    ],
    rake,
    leader: null,
  });

  test('keeps every chip', () => {
    expect(isConserved(brought, end(147n, 0n, 3n))).toBe(true);
    expect(isConserved(brought, end(148n, 0n, 3n))).toBe(false);
    expect(isConserved(brought, end(146n, 0n, 3n))).toBe(false);
    expect(isConserved(brought, end(160n, -10n, 0n))).toBe(false);
    expect(isConserved(brought, end(153n, 0n, -3n))).toBe(false);
    expect(isConserved(brought, { ...end(150n, 0n, 0n), stacks: [{ seat: 0, stack: 150n }] })).toBe(false);
    expect(isConserved(brought, { ...end(0n, 0n, 150n), stacks: [...brought, { seat: 5, stack: 0n }] })).toBe(
      false,
    );
  });

  test('shares the rake among those who won, whole', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 1_000n),
        fc.array(fc.bigInt(-500n, 500n), { minLength: 2, maxLength: 6 }),
        (rake, wins) => {
          const nets = wins.map((net, seat) => ({ seat, net }));
          const shares = shareRake(rake, nets);
          const sum = [...shares.values()].reduce((total, share) => total + share, 0n);
          expect(sum).toBe(wins.some((net) => net !== 0n) ? rake : 0n);
          const hasWinner = wins.some((net) => net > 0n);
          for (const [seat, share] of shares) {
            expect(share).toBeGreaterThanOrEqual(0n);
            if (hasWinner) expect(wins[seat]).toBeGreaterThan(0n);
          }
        },
      ),
    );
  });
});
