import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { encodeText, encodeUint64, parseHex, prefixLengths } from './encoding.ts';
import { InvalidInput, quote } from './invalid-input.ts';
import { drawPick } from './pick.ts';
import { createHmacStream } from './word-stream.ts';

/** A card of a hand as it is opened: its place before the shuffle, what it is (0 to 51), and the salt it was hidden by. */
export type OpenedCard = { place: number; card: number; salt: string };

export const DECK_CARDS = 52;
const SALT_BYTES = 32;
const SEED_BYTES_MAX = 64;
const CARD_DOMAIN = new TextEncoder().encode('CARD1');
const SHUFFLE_DOMAIN = new TextEncoder().encode('SHUFFLE1');

/** What is published in place of a card until it is opened: `SHA-256(lp("CARD1") || lp(card) || lp(salt))`. */
export function commitCard({ card, salt }: { card: number; salt: string }): string {
  if (!isBelowDeck(card))
    throw new InvalidInput(
      `a card must be a whole number from 0 to ${DECK_CARDS - 1}, and is ${quote(card)}`,
    );
  const bytes = parseHex('salt', salt, { bytes: SALT_BYTES });
  return bytesToHex(sha256(prefixLengths([CARD_DOMAIN, encodeText('card', String(card)), bytes])));
}

/**
 * The places before the shuffle, in the order in which their cards are dealt: a shuffle of all 52 with the words of
 * `HMAC-SHA256(handId, lp("SHUFFLE1") || lp(seed) ... || u64be(i))`, i = 0, 1, ... The seeds are those of the players, in
 * the order of their seats. Everything in it is public: what nobody knows is which card lies at which place.
 */
export function shufflePlaces(handId: string, seeds: readonly string[]): number[] {
  const parts = seeds.map((seed) => encodeText('seed', seed, { bytesMax: SEED_BYTES_MAX }));
  const words = createHmacStream({
    key: encodeText('handId', handId),
    prefix: prefixLengths([SHUFFLE_DOMAIN, ...parts]),
    encodeIndex: encodeUint64,
  });
  const numbers = drawPick(words, { kind: 'distinct', count: DECK_CARDS, from: DECK_CARDS });
  return numbers.map((number) => number - 1);
}

/** Whether these cards are the ones that were committed to, each at a place of its own. */
export function verifyOpened(commitments: readonly string[], opened: readonly OpenedCard[]): boolean {
  if (commitments.length !== DECK_CARDS || new Set(opened.map(({ place }) => place)).size !== opened.length)
    return false;
  return opened.every((each) => matches(each, commitments[each.place]));
}

function matches(opened: OpenedCard, commitment: string | undefined): boolean {
  try {
    return commitCard(opened) === commitment;
  } catch (error) {
    // What is no card, or no salt, is not what was committed to.
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

/** Whether all 52 cards were opened, as they were committed to, and each card was there once. */
export function verifyDeck(commitments: readonly string[], opened: readonly OpenedCard[]): boolean {
  return new Set(opened.map(({ card }) => card)).size === DECK_CARDS && verifyOpened(commitments, opened);
}

function isBelowDeck(card: number): boolean {
  return Number.isInteger(card) && card >= 0 && card < DECK_CARDS;
}
