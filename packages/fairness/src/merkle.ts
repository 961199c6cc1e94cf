import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { parseHex } from './encoding.ts';
import { InvalidInput } from './invalid-input.ts';

/** Proves that a leaf stands at an index of a tree: its neighbours' hashes on the way up, in hex, lowest first. */
export type InclusionProof = { index: number; size: number; path: string[] };

const HASH_BYTES = 32;
const LEAVES_MAX = 2 ** 31;
/** RFC 6962, section 2.1: a leaf can never pass for a node, nor a node for a leaf. */
const LEAF = 0x00;
const NODE = 0x01;

/** Takes the leaf hashes of a tree in order and keeps one hash for each full part, however many there are. */
export function createTree() {
  /** The largest first; their sizes are the powers of two that add up to `size`. */
  const parts: Uint8Array[] = [];
  let size = 0;
  return {
    add(leafHash: Uint8Array): void {
      let part = leafHash;
      size += 1;
      for (let rest = size; (rest & 1) === 0; rest >>>= 1) part = hashNode(parts.pop() as Uint8Array, part);
      parts.push(part);
    },
    size: (): number => size,
    /** The root of RFC 6962, section 2.1, in lower-case hex. */
    root: (): string =>
      bytesToHex(
        size === 0 ? sha256(new Uint8Array()) : parts.reduceRight((right, left) => hashNode(left, right)),
      ),
  };
}

/** The root of the tree over all leaf hashes. */
export function rootOf(leafHashes: readonly Uint8Array[]): string {
  const tree = createTree();
  for (const leafHash of leafHashes) tree.add(leafHash);
  return tree.root();
}

export function hashLeaf(content: Uint8Array): Uint8Array {
  return hashTagged(LEAF, [content]);
}

/** The audit paths of RFC 6962, section 2.1.1. What was hashed for one proof is kept for the next. */
export function createProver(leafHashes: readonly Uint8Array[]): (index: number) => InclusionProof {
  const size = leafHashes.length;
  const hashes = new Map<string, Uint8Array>();

  function hashRange(start: number, end: number): Uint8Array {
    const only = leafHashes[start];
    if (end - start === 1 && only) return only;
    const range = `${start} ${end}`;
    const known = hashes.get(range);
    if (known) return known;
    const fork = start + splitOf(end - start);
    const hash = hashNode(hashRange(start, fork), hashRange(fork, end));
    hashes.set(range, hash);
    return hash;
  }

  return (index) => {
    checkPlace({ index, size });
    const path: string[] = [];
    // Walks down to the leaf; the proof consists of the other side of each fork.
    let [start, end] = [0, size];
    while (end - start > 1) {
      const fork = start + splitOf(end - start);
      const isLeft = index < fork;
      path.push(bytesToHex(isLeft ? hashRange(fork, end) : hashRange(start, fork)));
      if (isLeft) end = fork;
      else start = fork;
    }
    return { index, size, path: path.reverse() };
  };
}

/** Whether the proof leads from this leaf to this root, with exactly the length its place requires. */
export function verifyInclusion(
  leafHash: Uint8Array,
  { index, size, path }: InclusionProof,
  root: string,
): boolean {
  checkPlace({ index, size });
  parseHex('root', root, { bytes: HASH_BYTES });
  const turns = turnsTo({ index, size });
  if (turns.length !== path.length) return false;
  let hash = leafHash;
  for (const [height, isLeft] of turns.reverse().entries()) {
    const neighbour = parseHex(`path[${height}]`, path[height], { bytes: HASH_BYTES });
    hash = isLeft ? hashNode(hash, neighbour) : hashNode(neighbour, hash);
  }
  return bytesToHex(hash) === root;
}

/** At each fork from the root down, whether the leaf is on the left. */
function turnsTo({ index, size }: { index: number; size: number }): boolean[] {
  const turns: boolean[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const fork = start + splitOf(end - start);
    turns.push(index < fork);
    if (index < fork) end = fork;
    else start = fork;
  }
  return turns;
}

/** The largest power of two smaller than the size. */
function splitOf(size: number): number {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
}

const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array => hashTagged(NODE, [left, right]);

function hashTagged(tag: number, parts: readonly Uint8Array[]): Uint8Array {
  const hash = sha256.create().update(Uint8Array.of(tag));
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function checkPlace({ index, size }: { index: number; size: number }): void {
  if (!Number.isInteger(size) || size < 1 || size > LEAVES_MAX)
    throw new InvalidInput(`a tree with a proof has 1 to ${LEAVES_MAX} leaves, not ${size}`);
  if (!Number.isInteger(index) || index < 0 || index >= size)
    throw new InvalidInput(`there is no leaf ${index} in a tree of ${size}`);
}
