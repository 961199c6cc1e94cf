/** The names under which the arcade appears: to the platform each is a vendor with a key of its own. */
export type Studio = {
  code: string;
  name: string;
  /** In a sentence, what its titles have in common. */
  character: string;
  /** What it makes (`kinds.ts`). */
  kinds: readonly string[];
};

export const STUDIOS: readonly Studio[] = [
  {
    code: 'TIDEWATER',
    name: 'Tidewater',
    character: 'Plain games with the highest returns in the house.',
    kinds: ['dice', 'limbo', 'keno', 'mines', 'crash', 'blackjack', 'slots/anywhere', 'slots/lines'],
  },
  {
    code: 'LANTERNWORKS',
    name: 'Lanternworks',
    character: 'Festive slots full of coins and lanterns, and the tables of an Asian night.',
    kinds: [
      'baccarat',
      'dragon-tiger',
      'sic-bo',
      'picture-dice/bau-cua',
      'xoc-dia',
      'tien-len',
      'big-two',
      'keno',
      'slots/hold',
      'slots/ways',
    ],
  },
  {
    code: 'NORTHSTAR',
    name: 'Northstar',
    character: 'Games of decisions, dealt by the book, and slots one understands at first sight.',
    kinds: [
      'roulette',
      'blackjack',
      'holdem',
      'video-poker',
      'hi-lo',
      'mines',
      'slots/lines',
      'slots/ladder',
    ],
  },
  {
    code: 'COPPERLINE',
    name: 'Copperline',
    character: 'Mechanical machines with brass in their sound: lines, ladders and wheels.',
    kinds: ['wheel', 'video-poker', 'slots/ladder', 'slots/expanding', 'slots/cascade-lines'],
  },
  {
    code: 'PAPERMOON',
    name: 'Paper Moon',
    character: 'Playful boards on which everything falls, bursts and joins up.',
    kinds: ['plinko', 'mines', 'fish', 'picture-dice/colours', 'slots/cluster', 'slots/cascade'],
  },
  {
    code: 'REDFINCH',
    name: 'Red Finch',
    character: 'Loud, fast and volatile: for players who came for the big one.',
    kinds: ['crash', 'limbo', 'hi-lo', 'fish', 'slots/wilds', 'slots/shifting', 'slots/cascade'],
  },
  {
    code: 'VESPER',
    name: 'Vesper',
    character: 'Evenings in velvet: stories that unfold, and tables by candlelight.',
    kinds: [
      'roulette',
      'blackjack',
      'baccarat',
      'xoc-dia',
      'teen-patti',
      'hi-lo',
      'slots/expanding',
      'slots/hold',
      'slots/wilds',
    ],
  },
  {
    code: 'OXBOW',
    name: 'Oxbow',
    character: 'Unhurried journeys through landscapes, with many small wins on the way.',
    kinds: [
      'keno',
      'plinko',
      'wheel',
      'fish',
      'picture-dice/bau-cua',
      'slots/ways',
      'slots/cascade-lines',
      'slots/anywhere',
      'slots/shifting',
    ],
  },
];

export function findStudio(code: string): Studio | undefined {
  return STUDIOS.find((studio) => studio.code === code);
}

/** Whether titles of a kind suit a studio; a kind within one of its kinds does too. */
export function makes({ kinds }: Studio, kind: string): boolean {
  return kinds.some((own) => kind === own || kind.startsWith(`${own}/`));
}

/** Prefix of the protocol's paths. */
export function apiPathOf({ code }: Studio): string {
  return `/studios/${code}`;
}
