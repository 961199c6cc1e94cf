/** Amounts are integers of 1/100,000 of the currency's unit, as in the ledger. */
export const AMOUNT_PER_UNIT = 100_000n;

/** The units of stake (单位): the part of the unit that each one is, as an amount. */
export const MODELS = { yuan: 100_000n, jiao: 10_000n, fen: 1_000n, li: 100n } as const;

export type Model = keyof typeof MODELS;

export type StakeTerms = {
  readonly model: Model;
  /** The game's unit, 1 or 2. */
  readonly unit: number;
  readonly multiple: number;
};

/** The amount staked on each bet of a selection. */
export function stakePerBet({ model, unit, multiple }: StakeTerms): bigint {
  return MODELS[model] * BigInt(unit) * BigInt(multiple);
}

/** Stake = count x multiple x model x unit. */
export function stakeOf(count: number, terms: StakeTerms): bigint {
  return BigInt(count) * stakePerBet(terms);
}

/** A stake is a whole number of the currency's minor units, given as an amount; otherwise the model is not offered. */
export function isWholeStake(stake: bigint, minorUnit: bigint): boolean {
  return stake > 0n && stake % minorUnit === 0n;
}
