import { encodeText, prefixLengths } from './encoding.ts';
import { InvalidInput, quote } from './invalid-input.ts';
import { hashLeaf, type InclusionProof, proveInclusion, rootOf, verifyInclusion } from './merkle.ts';

/** An accepted ticket: its id, and its content as the exact text its owner was shown. */
export type Ticket = { id: string; content: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A typed entry may have a hundred thousand lines. */
const CONTENT_BYTES_MAX = 8 * 1024 * 1024;
const DOMAIN = new TextEncoder().encode('TICKET1');

/** The root over all accepted tickets of an issue, whatever order they come in. */
export function rootOfTickets(tickets: readonly Ticket[]): string {
  return rootOf(inOrderOfId(tickets).map(hashTicket));
}

/** Proves that a ticket is among those the root was made from. */
export function proveTicket(tickets: readonly Ticket[], id: string): InclusionProof {
  const ordered = inOrderOfId(tickets);
  const index = ordered.findIndex((ticket) => ticket.id === id);
  if (index < 0) throw new InvalidInput(`there is no ticket ${quote(id)}`);
  return proveInclusion(ordered.map(hashTicket), index);
}

export function verifyTicket(ticket: Ticket, proof: InclusionProof, root: string): boolean {
  return verifyInclusion(hashTicket(ticket), proof, root);
}

/**
 * The leaf includes the id: its random bits stop a neighbour, who sees the hash in a proof, from guessing the content.
 */
function hashTicket({ id, content }: Ticket): Uint8Array {
  if (!ID.test(id)) throw new InvalidInput(`a ticket's id must be a lower-case UUID, and is ${quote(id)}`);
  const bytes = encodeText('content', content, { bytesMax: CONTENT_BYTES_MAX });
  return hashLeaf(prefixLengths([DOMAIN, encodeText('id', id), bytes]));
}

function inOrderOfId(tickets: readonly Ticket[]): Ticket[] {
  const ordered = [...tickets].sort((a, b) => (a.id < b.id ? -1 : 1));
  const twin = ordered.find(({ id }, index) => ordered[index + 1]?.id === id);
  if (twin) throw new InvalidInput(`two tickets have the id ${quote(twin.id)}`);
  return ordered;
}
