import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { commitCard, DECK_CARDS, type OpenedCard, shufflePlaces } from '@parlour/fairness';
import type { JsonObject } from '@parlour/game-rules';
import type { Secrets } from '@parlour/secrets/secrets';
import { SEED_BYTES } from '../seeds/seeds.rules.ts';
import type { Hand } from './hands.repo.ts';

/** Hands are encrypted under this name; those that are over keep theirs. */
const PURPOSE = 'arcade-card-hand';
const ADDRESS_PURPOSE = 'arcade-card-address';
const DEVICE_PURPOSE = 'arcade-card-device';

export type CardDecks = ReturnType<typeof createCardDecks>;
/** By place before the shuffle. */
type Deck = { cards: number[]; salts: string[] };

/** Decks in the house's order, committed to card by card; what may not be read is sealed. */
export function createCardDecks({ secrets }: { secrets: Secrets }) {
  const seal = (value: object) => secrets.encrypt(PURPOSE, Buffer.from(JSON.stringify(value)));
  const unseal = <Value>(sealed: string) => JSON.parse(secrets.decrypt(PURPOSE, sealed).toString()) as Value;
  const deckOf = ({ deck }: Pick<Hand, 'deck'>) => unseal<Deck>(deck);
  const addressKey = secrets.derive(ADDRESS_PURPOSE);
  const deviceKey = secrets.derive(DEVICE_PURPOSE);
  const hash = (key: Buffer, words: string) => createHmac('sha256', key).update(words).digest('hex');

  function open(hand: Hand, places: readonly number[]): OpenedCard[] {
    const { cards, salts } = deckOf(hand);
    return places.map((place) => {
      const [card, salt] = [cards[place], salts[place]];
      if (card === undefined || salt === undefined) throw new Error('a deck has 52 places');
      return { place, card, salt };
    });
  }

  return {
    /** A deck in an order that nobody else knows, and what is published of it. */
    make(): Pick<Hand, 'deck' | 'commitments'> {
      const cards = Array.from({ length: DECK_CARDS }, (_, card) => card);
      for (let place = DECK_CARDS - 1; place > 0; place -= 1) {
        const other = randomInt(place + 1);
        [cards[place], cards[other]] = [cards[other] as number, cards[place] as number];
      }
      const salts = cards.map(() => randomBytes(SEED_BYTES).toString('hex'));
      const commitments = cards.map((card, place) => commitCard({ card, salt: salts[place] as string }));
      return { deck: seal({ cards, salts }), commitments };
    },

    /** The cards in the order they are dealt: the house's deck, shuffled by the pages' seeds. */
    shuffle(hand: Hand): number[] {
      const { cards } = deckOf(hand);
      return placesOf(hand).map((place) => cards[place] as number);
    },

    /** The cards at these places of the dealt deck, with what proves them. */
    openDealt: (hand: Hand, dealt: readonly number[]): OpenedCard[] => {
      const places = placesOf(hand);
      return open(
        hand,
        dealt.map((place) => places[place] as number),
      );
    },
    openAll: (hand: Hand): OpenedCard[] =>
      open(
        hand,
        Array.from({ length: DECK_CARDS }, (_, place) => place),
      ),

    sealState: (state: JsonObject): string => seal(state),
    stateOf: ({ state }: Pick<Hand, 'state'>): JsonObject | null =>
      state === null ? null : unseal<JsonObject>(state),

    /** So that two of one address are recognised, and the address is not kept. */
    hashAddress: (address: string): string => hash(addressKey, address),
    /** The same for the mark of a browser. */
    hashDevice: (mark: string): string => hash(deviceKey, mark),
  };
}

const placesOf = ({ id, seeds }: Hand): number[] =>
  shufflePlaces(
    id,
    seeds.map(({ seed }) => seed),
  );
