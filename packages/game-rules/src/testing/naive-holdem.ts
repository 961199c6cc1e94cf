import { rankOf, suitIndexOf } from '../cards/cards.ts';

/** A hand of hold'em that is over, as somebody at the table wrote it down. Chips are plain numbers. */
export type Notes = {
  /** In order from the first left of the button; what each put in, and what of it was dead. */
  players: { seat: number; paid: number; dead: number; isFolded: boolean; cards: number[] }[];
  board: number[];
  stake: number;
  /** What seven cards are worth, the most important first. */
  worthOf(cards: number[]): number[];
};

/**
 * What comes back to each seat, and the rake: recounted in another way than the rules do it. Pots are peeled off layer
 * by layer from what lies before the players.
 */
export function recount({ players, board, stake, worthOf }: Notes): {
  back: Map<number, number>;
  rake: number;
} {
  const back = new Map(players.map(({ seat }) => [seat, 0]));
  const give = (seat: number, chips: number) => back.set(seat, (back.get(seat) ?? 0) + chips);
  const before = new Map(players.map(({ seat, paid }) => [seat, paid]));
  const isIn = ({ seat }: { seat: number }) => players.some((each) => each.seat === seat && !each.isFolded);

  // Uncalled: as long as one who is in has more before them than anybody else, a chip goes back.
  const [most = 0, next = 0] = [...before.values()].sort((a, b) => b - a);
  const top = players.find((each) => before.get(each.seat) === most);
  if (top && most > next && isIn(top)) {
    give(top.seat, most - next);
    before.set(top.seat, next);
  }

  const left = players.filter(isIn);
  const pots: { chips: number; seats: number[] }[] = [];
  while (left.some(({ seat }) => (before.get(seat) ?? 0) > 0)) {
    const payers = left.filter(({ seat }) => (before.get(seat) ?? 0) > 0);
    const slice = Math.min(...payers.map(({ seat }) => before.get(seat) ?? 0));
    let chips = 0;
    for (const { seat } of players) {
      const taken = Math.min(slice, before.get(seat) ?? 0);
      before.set(seat, (before.get(seat) ?? 0) - taken);
      chips += taken;
    }
    pots.push({ chips, seats: payers.map(({ seat }) => seat) });
  }
  const [main] = pots;
  const last = pots.at(-1);
  const dead = players.reduce((sum, each) => sum + each.dead, 0);
  // Whose last chips were dead plays for the dead money alone.
  if (main?.seats.length === left.length) main.chips += dead;
  else if (dead > 0) pots.unshift({ chips: dead, seats: left.map(({ seat }) => seat) });
  if (last) for (const chips of before.values()) last.chips += chips;

  const cap = board.length === 0 ? 0 : stake * ([0, 0, 1, 2, 2, 3, 3][players.length] ?? 0);
  const hands = new Map(
    left.map(({ seat, cards }) => [seat, board.length < 5 ? [] : worthOf([...cards, ...board])]),
  );
  let rake = 0;
  for (const { chips, seats } of pots) {
    const taken = Math.min(Math.floor(chips / 20), cap - rake);
    rake += taken;
    const winners = seats.filter((seat) =>
      seats.every((rival) => compareLists(hands.get(seat) ?? [], hands.get(rival) ?? []) >= 0),
    );
    for (let chip = 0; chip < winners.length; chip += 1)
      give(winners[chip] ?? 0, Math.floor((chips - taken + winners.length - 1 - chip) / winners.length));
  }
  return { back, rake };
}

/** By all 21 hands of five, each as a list of counted ranks: slow, and nothing like the evaluator. */
export function naiveWorth(cards: number[]): number[] {
  let best = [-1];
  for (let out = 0; out < cards.length; out += 1)
    for (let also = out + 1; also < cards.length; also += 1) {
      const list = describeFive(cards.filter((_, place) => place !== out && place !== also));
      if (compareLists(list, best) > 0) best = list;
    }
  return best;
}

/** Category and then ranks, those that are there most often first. */
function describeFive(cards: number[]): number[] {
  const ranks = cards.map((card) => (rankOf(card) === 1 ? 14 : rankOf(card)));
  const times = (rank: number) => ranks.filter((each) => each === rank).length;
  const distinct = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a);
  const shape = distinct.map(times).join('');
  const isFlush = new Set(cards.map(suitIndexOf)).size === 1;
  const isWheel = String(distinct) === '14,5,4,3,2';
  const isStraight = shape === '11111' && (isWheel || (distinct[0] ?? 0) - (distinct[4] ?? 0) === 4);
  const order = isWheel ? [5] : distinct;
  if (isStraight && isFlush) return [8, ...order];
  if (shape === '41') return [7, ...order];
  if (shape === '32') return [6, ...order];
  if (isFlush) return [5, ...order];
  if (isStraight) return [4, ...order];
  return [['11111', '2111', '221', '311'].indexOf(shape), ...order];
}

function compareLists(a: number[], b: number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1)
    if (a[i] !== b[i]) return (a[i] ?? -1) - (b[i] ?? -1);
  return 0;
}
