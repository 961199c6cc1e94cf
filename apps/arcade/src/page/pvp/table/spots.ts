/** Where a seat is drawn: around the table in the order of play, beginning at the one who looks. */
export type Spot = 'own' | 'leftLow' | 'left' | 'leftHigh' | 'top' | 'rightHigh' | 'right' | 'rightLow';

const AROUND: Readonly<Record<number, readonly Spot[]>> = {
  2: ['own', 'top'],
  3: ['own', 'leftHigh', 'rightHigh'],
  4: ['own', 'left', 'top', 'right'],
  5: ['own', 'leftLow', 'leftHigh', 'rightHigh', 'rightLow'],
  6: ['own', 'leftLow', 'leftHigh', 'top', 'rightHigh', 'rightLow'],
};

/** The spot of each seat of a table; who only watches sits where the first seat is. */
export function spotOf(seat: number, { seats, you }: { seats: number; you: number | null }): Spot {
  const around = AROUND[seats];
  if (!around) throw new Error(`no table has ${seats} seats`);
  const place = seat - (you ?? 0);
  return around[place < 0 ? place + seats : place] ?? 'own';
}
