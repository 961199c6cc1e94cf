import { MINUTE_MS } from '@parlour/clock/durations';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { describe, expect, test } from 'vitest';
import { createHumanCheck } from './human-check.ts';
import { solveProofOfWork } from './proof-of-work.rules.ts';

const HMAC_KEY = 'a key of the test';
const MAX_NUMBER = 2_000;

describe('the human check', () => {
  test('is solved as the server’s library verifies it', async () => {
    const { human } = start();
    const solution = await human.take();
    expect(await verifySolution(solution ?? '', HMAC_KEY)).toBe(true);
  });

  test('finds the last number too, and says where there is none', async () => {
    const challenge = { ...(await newChallenge(MAX_NUMBER)), maxnumber: MAX_NUMBER };
    expect(await solveProofOfWork(challenge)).toBe(MAX_NUMBER);
    expect(await solveProofOfWork({ ...challenge, maxnumber: MAX_NUMBER - 1 })).toBeNull();
  });

  test('is worked on ahead, once, and handed out once', async () => {
    const { human, asked } = start();
    human.prepare();
    human.prepare();
    expect(asked()).toBe(1);
    const [first, second] = [await human.take(), await human.take()];
    expect(asked()).toBe(2);
    expect(second).not.toBe(first);
  });

  test('is made anew when what was prepared has grown old', async () => {
    const { human, asked, clock } = start();
    human.prepare();
    clock.time += 6 * MINUTE_MS;
    expect(await human.take()).toBeDefined();
    expect(asked()).toBe(2);
  });

  test('tries again at the press when the network failed while it was prepared', async () => {
    const { human, fail } = start();
    fail();
    human.prepare();
    expect(await human.take()).toBeDefined();
  });

  test('asks for no work where none is wanted', async () => {
    const { human } = start({ isOff: true });
    expect(await human.take()).toBeUndefined();
  });
});

function start({ isOff = false } = {}) {
  let asked = 0;
  let isFailing = false;
  const clock = { time: 0, now: () => clock.time };
  const humanChallenge = async () => {
    asked += 1;
    if (isFailing) {
      isFailing = false;
      throw new Error('no network');
    }
    return { ...(await newChallenge(asked)), isOff };
  };
  const client = { identity: { humanChallenge } };
  return {
    human: createHumanCheck({ client, clock, solve: solveProofOfWork }),
    asked: () => asked,
    clock,
    fail: () => {
      isFailing = true;
    },
  };
}

async function newChallenge(number: number) {
  const { challenge, salt, signature } = await createChallenge({
    hmacKey: HMAC_KEY,
    maxnumber: MAX_NUMBER,
    number,
  });
  return { algorithm: 'SHA-256' as const, challenge, salt, signature, maxnumber: MAX_NUMBER };
}
