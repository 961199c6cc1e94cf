import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { commitTo } from './commitment.ts';
import { computeDraw, type Draw } from './draw.ts';
import { parseHex } from './encoding.ts';
import type { InclusionProof } from './merkle.ts';
import { rootOfTickets, type Ticket, verifyTicket } from './tickets.ts';

/** A draw with everything published about it: the commitment before sales, the root at close, then the rest. */
export type DrawRecord = Draw & { commitment: string; numbers: number[] };

/** What somebody compares with a record. Anything they do not have stays unchecked. */
export type Evidence = {
  /** The commitment as it was noted before sales opened. */
  commitment?: string;
  /** All tickets of the issue, or one's own ticket with its proof. */
  tickets?: readonly Ticket[] | { own: Ticket; proof: InclusionProof };
  external?: ExternalEvidence;
};

/** Where the external value came from. For a beacon only the signature is checked, not its key. */
export type ExternalEvidence =
  | { from: 'nextCommitment'; commitment: string }
  | { from: 'nextSeed'; seed: string }
  | { from: 'beacon'; signature: string };

export type Finding = 'right' | 'wrong' | 'unchecked';
export type Findings = Record<'commitment' | 'root' | 'external' | 'numbers', Finding>;

/** A drand signature is a point of either group of BLS12-381. */
const SIGNATURE_BYTES = { short: 48, long: 96 };

/** Checks a revealed draw: seed against commitment, tickets against root, external value, and the numbers. */
export function verifyDrawRecord(record: DrawRecord, evidence: Evidence = {}): Findings {
  const { commitment, numbers } = computeDraw(record);
  const isCommitted = commitment === record.commitment && commitment === (evidence.commitment ?? commitment);
  return {
    commitment: find(isCommitted),
    root: evidence.tickets ? find(hasTickets(record.root, evidence.tickets)) : 'unchecked',
    external: evidence.external ? find(record.external === externalOf(evidence.external)) : 'unchecked',
    numbers: find(isSameList(numbers, record.numbers)),
  };
}

function find(isRight: boolean): Finding {
  return isRight ? 'right' : 'wrong';
}

function hasTickets(root: string, tickets: NonNullable<Evidence['tickets']>): boolean {
  if ('own' in tickets) return verifyTicket(tickets.own, tickets.proof, root);
  return rootOfTickets(tickets) === root;
}

/** What the external value must be. A drand round's randomness is the hash of its signature. */
function externalOf(evidence: ExternalEvidence): string {
  if (evidence.from === 'nextCommitment') return evidence.commitment;
  if (evidence.from === 'nextSeed') return commitTo(evidence.seed);
  return randomnessOf(evidence.signature);
}

/** The value of a beacon's round by its signature. */
export function randomnessOf(signature: string): string {
  const { short, long } = SIGNATURE_BYTES;
  const bytes = signature.length === short * 2 ? short : long;
  return bytesToHex(sha256(parseHex('signature', signature, { bytes })));
}

function isSameList(expected: readonly number[], given: readonly number[]): boolean {
  return expected.length === given.length && expected.every((number, index) => number === given[index]);
}
