import { encodeText, prefixLengths } from './encoding.ts';
import { InvalidInput, quote } from './invalid-input.ts';
import { createProver, createTree, hashLeaf, type InclusionProof, verifyInclusion } from './merkle.ts';

/** An accepted ticket: its id, and its content as the exact text its owner was shown. */
export type Ticket = { id: string; content: string };

/** All that its neighbours see of it. */
export type HashedTicket = { id: string; hash: Uint8Array };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A typed entry may have a hundred thousand lines. */
const CONTENT_BYTES_MAX = 8 * 1024 * 1024;
const DOMAIN = new TextEncoder().encode('TICKET1');

/** The root over all accepted tickets of an issue, whatever order they come in. */
export function rootOfTickets(tickets: readonly Ticket[]): string {
  const tree = createTicketTree();
  for (const ticket of [...tickets].sort((a, b) => (a.id < b.id ? -1 : 1))) tree.add(ticket);
  return tree.root();
}

/** The same for more tickets than one holds in memory: they come in the order of their ids. */
export function createTicketTree() {
  const tree = createTree();
  let last = '';
  return {
    add(ticket: Ticket): void {
      if (ticket.id === last) throw new InvalidInput(`two tickets have the id ${quote(last)}`);
      if (ticket.id < last) throw new InvalidInput(`ticket ${quote(ticket.id)} comes after ${quote(last)}`);
      last = ticket.id;
      tree.add(hashTicket(ticket));
    },
    size: tree.size,
    root: tree.root,
  };
}

/** Proves that tickets are among those the root was made from. */
export function createTicketProver(tickets: readonly HashedTicket[]): (id: string) => InclusionProof {
  const ordered = [...tickets].sort((a, b) => (a.id < b.id ? -1 : 1));
  const places = new Map(ordered.map(({ id }, index) => [id, index]));
  const prove = createProver(ordered.map(({ hash }) => hash));
  return (id) => {
    const index = places.get(id);
    if (index === undefined) throw new InvalidInput(`there is no ticket ${quote(id)}`);
    return prove(index);
  };
}

/** The same for one of them. */
export function proveTicket(tickets: readonly HashedTicket[], id: string): InclusionProof {
  return createTicketProver(tickets)(id);
}

export function verifyTicket(ticket: Ticket, proof: InclusionProof, root: string): boolean {
  return verifyInclusion(hashTicket(ticket), proof, root);
}

/**
 * The leaf includes the id: its random bits stop a neighbour, who sees the hash in a proof, from guessing the content.
 */
export function hashTicket({ id, content }: Ticket): Uint8Array {
  if (!ID.test(id)) throw new InvalidInput(`a ticket's id must be a lower-case UUID, and is ${quote(id)}`);
  const bytes = encodeText('content', content, { bytesMax: CONTENT_BYTES_MAX });
  return hashLeaf(prefixLengths([DOMAIN, encodeText('id', id), bytes]));
}
