import { rootOfTickets, verifyTicket } from '@parlour/fairness';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBettor, type Drawn, openLottery } from '../../../testing/lottery.ts';
import { contentOf } from './lines.rules.ts';
import { BLOCK_TICKETS } from './orders.rules.ts';
import { lotteryTicket } from './orders.schema.ts';
import { createTicketRoot } from './ticket-root.ts';

/** Two full blocks and a part of a third. */
const TICKETS = 2 * BLOCK_TICKETS + 3;

let lottery: Drawn;
beforeAll(async () => {
  lottery = await openLottery();
});
afterAll(() => lottery.app.close());

test('a proof of any ticket leads to the root, and reads one block of many', async () => {
  const mary = await addBettor(lottery.app, 'mary01');
  const { id: orderId } = await mary.placed();
  const { database } = lottery.app;
  const [one] = await database.queries.select().from(lotteryTicket);
  if (!one) throw new Error('no ticket');
  const copies = Array.from({ length: TICKETS - 1 }, () => crypto.randomUUID());
  await database.transaction((tx) =>
    tx.insert(lotteryTicket).values(copies.map((id) => ({ ...one, id, orderId }))),
  );
  const tickets = [one.id, ...copies].sort().map((id) => ({ id, content: contentOf(one) }));
  const sealing = createTicketRoot();
  const { root, count } = await database.transaction((tx) => sealing.seal(tx, one));
  expect([root, count]).toEqual([rootOfTickets(tickets), TICKETS]);

  // Another process has nothing kept: its first proof reads all, the others a block.
  const proving = createTicketRoot();
  for (const place of [0, 1, BLOCK_TICKETS - 1, BLOCK_TICKETS, 2 * BLOCK_TICKETS, TICKETS - 1]) {
    const ticket = tickets[place] as (typeof tickets)[number];
    for (const by of [sealing, proving]) {
      const { content, proof } = await by.prove(database.queries, { ...one, root }, ticket.id);
      expect([content, proof.index, proof.size]).toEqual([ticket.content, place, TICKETS]);
      expect(verifyTicket(ticket, proof, root)).toBe(true);
    }
  }
});

test('a ticket that is not among them has no proof', async () => {
  const { queries } = lottery.app.database;
  const [one] = await queries.select().from(lotteryTicket).limit(1);
  if (!one) throw new Error('no ticket');
  const other = { ...one, root: 'another' };
  const asked = createTicketRoot().prove(queries, other, crypto.randomUUID());
  await expect(asked).rejects.toThrow('there is no ticket');
});
