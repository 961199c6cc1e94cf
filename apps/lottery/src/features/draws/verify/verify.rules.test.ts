import { LOTTERY_FAMILIES, type LotteryFamily } from '@parlour/contract/values/lottery';
import {
  computeDraw,
  type Draw,
  type Pick as DrawPick,
  FOUR_D_PICK,
  hashTicket,
  pickOf,
  proveTicket,
  randomnessOf,
  reproduceDraws,
  rootOfTickets,
  THAI,
  VIETNAM_NORTH,
  VIETNAM_SOUTH,
} from '@parlour/fairness';
import { FAMILIES } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import {
  checkDraw,
  checkTicket,
  type DrawAnswer,
  resultOf,
  verdictOf,
  writeDrawFile,
} from './verify.rules.ts';

const SEED = `${'0'.repeat(63)}1`;
const COMMITMENT = 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5';
const D5: Draw = {
  game: 'D5',
  drawId: '20260101-001',
  seed: SEED,
  root: 'root0',
  external: 'ext0',
  pick: { kind: 'digits', count: 5 },
};

const ODD_PICKS: Partial<Record<LotteryFamily, DrawPick>> = {
  vietnamNorth: pickOf(VIETNAM_NORTH),
  vietnamSouth: pickOf(VIETNAM_SOUTH),
  vietnamCentral: pickOf(VIETNAM_SOUTH),
  thai: pickOf(THAI),
  yeekee: { kind: 'digits', count: 5 },
  fourd: FOUR_D_PICK,
};

describe.each(LOTTERY_FAMILIES)('%s', (id) => {
  test('has a result that its rules accept, from the numbers as they are picked', () => {
    const family = FAMILIES.find((own) => own.id === id);
    const pick = ODD_PICKS[id] ?? (family?.draw as DrawPick);
    for (let draw = 0; draw < 20; draw += 1) {
      const { numbers } = computeDraw({ ...D5, drawId: `2026-${draw}`, pick });
      expect(family?.isResult(resultOf(id, numbers))).toBe(true);
    }
  });
});

test('lots keep the order of their digits', () => {
  expect(resultOf('yeekee', [0, 4, 2, 0, 7])).toEqual([42, 7]);
  expect(resultOf('fourd', [1, 10_000])).toEqual([0, 9_999]);
});

test('Lucky 28 may come from keno numbers', () => {
  expect(
    resultOf(
      'lucky28',
      Array.from({ length: 20 }, (_, index) => index + 1),
    ),
  ).toEqual([1, 7, 3]);
});

describe('a draw', () => {
  test('is right where everything fits', () => {
    expect(checkDraw(answer())).toEqual({
      committed: 'right',
      sealed: 'right',
      seed: 'right',
      beacon: 'none',
      next: 'right',
      numbers: 'right',
      computed: { commitment: COMMITMENT, result: [5, 5, 7, 3, 6] },
    });
  });

  test('before it is made shows the commitment alone', () => {
    const waiting = answer({ sealedAt: null, drawnAt: null, tickets: null, draw: null });
    const issue = { ...waiting.issue, result: null, state: 'open' as const };
    expect(checkDraw({ ...waiting, issue })).toEqual({
      committed: 'right',
      sealed: 'waiting',
      seed: 'waiting',
      beacon: 'none',
      next: 'waiting',
      numbers: 'waiting',
      computed: null,
    });
  });

  test.each([
    ['committed', { committedAt: 1_001 }],
    ['sealed', { sealedAt: 1_999 }],
    ['sealed', { sealedAt: 3_001 }],
    ['seed', { draw: { ...D5, seed: `${'0'.repeat(63)}2` } }],
    ['numbers', { draw: { ...D5, root: 'root1' } }],
    ['numbers', { draw: { ...D5, external: 'ext1' } }],
    ['numbers', { draw: { ...D5, drawId: '20260101-002' } }],
    ['numbers', { draw: { ...D5, game: 'D6' } }],
    ['seed', { draw: { ...D5, seed: 'none' } }],
    ['next', { draw: { ...D5, external: 'ext1' } }],
    ['next', { next: { numero: '20260101-002', commitment: 'ext1', committedAt: 500 } }],
    ['next', { next: { numero: '20260101-002', commitment: 'ext0', committedAt: 2_001 } }],
    ['next', { next: null }],
  ] as const)('is wrong in %s with %o', (field, change) => {
    expect(checkDraw(answer(change))[field]).toBe('wrong');
  });

  test('is right only where every step is, and a void one is void', () => {
    const check = checkDraw(answer());
    expect(verdictOf(check, 'settled')).toBe('right');
    expect(verdictOf({ ...check, numbers: 'waiting' }, 'closed')).toBe('waiting');
    expect(verdictOf({ ...check, numbers: 'waiting' }, 'void')).toBe('void');
    for (const step of ['committed', 'sealed', 'seed', 'next', 'numbers'] as const)
      expect(verdictOf({ ...check, [step]: 'wrong' }, 'void')).toBe('wrong');
  });

  test('of which nothing was sold may be mixed with a commitment that came after it', () => {
    const next = { numero: '20260101-002', commitment: 'ext0', committedAt: 2_001 };
    expect(checkDraw(answer({ next, tickets: 0 })).next).toBe('right');
  });

  test('with a beacon is right if the round is its chain’s own, and was drawn with', () => {
    const signature = 'ab'.repeat(48);
    const chain = { publicKey: '', period: 3, genesisTime: 0, groupHash: '', beaconId: '' };
    const withBeacon = (external: string) =>
      answer({
        external: 'drand',
        beacon: { chain, round: 7, signature },
        draw: { ...(D5 as Draw), external },
      });
    const drawn = withBeacon(randomnessOf(signature));
    expect(checkDraw(drawn, null).beacon).toBe('waiting');
    expect(checkDraw(drawn, () => true).beacon).toBe('right');
    expect(checkDraw(drawn, () => false).beacon).toBe('wrong');
    expect(checkDraw(withBeacon('ff'.repeat(32)), () => true).beacon).toBe('wrong');
    expect(checkDraw(answer()).beacon).toBe('none');
    expect(checkDraw(drawn, () => true).next).toBe('none');
  });

  test('exports the file that the stand-alone command reads', () => {
    const commitment = 'e'.repeat(64);
    const next = { numero: '20260101-002', commitment, committedAt: 500 };
    const draw = { ...(D5 as Draw), external: commitment };
    const read = (change: Partial<DrawAnswer>) => {
      const own = answer({ next, draw, ...change });
      return reproduceDraws(writeDrawFile(own.draw as Draw, own))[0];
    };
    expect(read({ draw: D5, next: null })).toEqual({ commitment: COMMITMENT, numbers: [5, 5, 7, 3, 6] });
    expect(read({})).toMatchObject({ commitment: COMMITMENT, external: 'right' });
    expect(read({ next: { ...next, commitment: 'f'.repeat(64) } })).toMatchObject({ external: 'wrong' });
  });
});

describe('a ticket', () => {
  const tickets = Array.from({ length: 7 }, (_, index) => ({
    id: `0192d3a4-0000-7000-8000-00000000000${index}`,
    content: `ssc.star5.straight 1|2|3|4|${index}`,
  }));
  const hashed = tickets.map((ticket) => ({ id: ticket.id, hash: hashTicket(ticket) }));
  const root = rootOfTickets(tickets);
  const own = tickets[3];
  if (!own) throw new Error('there are seven');
  const proof = { ...own, numero: '20260101-001', root, ...proveTicket(hashed, own.id) };

  test('that was sealed is found under the root', () => {
    expect(checkTicket(proof, root)).toBe('right');
    expect(checkTicket(proof, null)).toBe('right');
  });

  test('that was changed, or is under another root, is found out', () => {
    expect(checkTicket({ ...proof, content: 'ssc.star5.straight 1|2|3|4|9' }, root)).toBe('wrong');
    expect(checkTicket(proof, 'f'.repeat(64))).toBe('wrong');
    expect(checkTicket({ ...proof, path: proof.path.slice(1) }, root)).toBe('wrong');
    expect(checkTicket({ ...proof, path: ['none', ...proof.path.slice(1)] }, root)).toBe('wrong');
  });
});

function answer(change: Partial<DrawAnswer> = {}): DrawAnswer {
  return {
    family: 'ssc',
    issue: {
      numero: '20260101-001',
      opensAt: 1_000,
      closesAt: 2_000,
      drawsAt: 3_000,
      state: 'settled',
      commitment: COMMITMENT,
      result: [5, 5, 7, 3, 6],
    },
    committedAt: 500,
    sealedAt: 2_001,
    drawnAt: 3_000,
    tickets: 4,
    external: 'next_commitment',
    beacon: null,
    next: { numero: '20260101-002', commitment: 'ext0', committedAt: 500 },
    draw: D5,
    ...change,
  };
}
