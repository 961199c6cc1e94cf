import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createManualClock } from '@parlour/clock/manual-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoSeat, takeSeat } from './seat.service.ts';

/** A game's document and nothing else. */
const arcade = createServer(({ url }, answer) =>
  answer.end(`<script type="application/json" id="boot">{"mechanic":"${url?.slice(1)}"}</script>`),
);

beforeAll(async () => {
  await once(arcade.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => arcade.close());

test('a bot sits down at no table where people play against each other', async () => {
  const { port } = arcade.address() as AddressInfo;
  const needs = { clock: createManualClock(0), chance: () => 0, onFinished: () => {} };
  const sit = (mechanic: string) => takeSeat(`http://127.0.0.1:${port}/${mechanic}#key`, needs);
  await expect(sit('holdem')).rejects.toThrow(NoSeat);
  // The house plays this one, and asks on; here nobody answers.
  const failure = await sit('dice').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(NoSeat);
});
