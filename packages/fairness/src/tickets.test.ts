import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  createTicketTree,
  hashTicket,
  proveTicket,
  rootOfTickets,
  type Ticket,
  verifyTicket,
} from './tickets.ts';

const TICKETS: Ticket[] = Array.from({ length: 11 }, (_, index) => ({
  id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  content: `straight 1,2,3 x${index + 1}`,
}));
const [first] = TICKETS as [Ticket];
const HASHED = TICKETS.map((ticket) => ({ id: ticket.id, hash: hashTicket(ticket) }));

describe('the tickets of an issue', () => {
  test('have one root, whatever order they come in', () => {
    expect(rootOfTickets([...TICKETS].reverse())).toBe(rootOfTickets(TICKETS));
  });

  test('are leaves of a tag, the id and the content, each with its length before it', () => {
    const frame = (text: string) => Buffer.concat([Buffer.of(0, 0, 0, text.length), Buffer.from(text)]);
    const leaf = Buffer.concat([Buffer.of(0), ...['TICKET1', first.id, first.content].map(frame)]);
    expect(rootOfTickets([first])).toBe(createHash('sha256').update(leaf).digest('hex'));
  });

  test('have the root of an empty tree when there are none', () => {
    expect(rootOfTickets([])).toBe(createHash('sha256').digest('hex'));
  });

  test('are each proved to be included, and nothing else is', () => {
    const root = rootOfTickets(TICKETS);
    for (const ticket of TICKETS) {
      const proof = proveTicket(HASHED, ticket.id);
      expect(verifyTicket(ticket, proof, root)).toBe(true);
      expect(verifyTicket({ ...ticket, content: `${ticket.content}0` }, proof, root)).toBe(false);
      expect(verifyTicket({ ...ticket, id: ticket.id.replace('8', '9') }, proof, root)).toBe(false);
    }
  });

  test('have another root when one is added, removed or changed', () => {
    const root = rootOfTickets(TICKETS);
    expect(rootOfTickets(TICKETS.slice(1))).not.toBe(root);
    expect(rootOfTickets([...TICKETS, { ...first, id: first.id.replace('8', 'a') }])).not.toBe(root);
    expect(rootOfTickets(TICKETS.with(0, { ...first, content: 'straight 1,2,4 x1' }))).not.toBe(root);
  });

  test('may hold a typed entry of a hundred thousand lines', () => {
    expect(rootOfTickets([{ ...first, content: '0123456789\n'.repeat(100_000) }])).toHaveLength(64);
  });

  test.each<[string, Ticket[], string]>([
    ['an id twice', [first, { ...first, content: 'other' }], 'two tickets have the id'],
    ['an id in capitals', [{ ...first, id: first.id.replace(/^01/, '0A') }], 'must be a lower-case UUID'],
    ['an empty content', [{ ...first, content: '' }], 'content must be a text that is not empty'],
    ['too long a content', [{ ...first, content: 'x'.repeat(9e6) }], 'content must be at most 8388608 bytes'],
  ])('are refused for %s', (_, tickets, problem) => {
    expect(() => rootOfTickets(tickets)).toThrow(problem);
  });

  test('come in order where they are too many to be sorted', () => {
    const tree = createTicketTree();
    for (const ticket of TICKETS.slice(1)) tree.add(ticket);
    expect(() => tree.add(first)).toThrow('comes after');
  });

  test('have no proof for a ticket that is not among them', () => {
    expect(() => proveTicket(HASHED.slice(1), first.id)).toThrow('there is no ticket');
  });
});
