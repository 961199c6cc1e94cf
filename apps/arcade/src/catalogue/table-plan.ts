/** A table that many share: how fast its rounds follow each other, and what may be staked. */
export type TablePlan = { pace: 'quick' | 'usual' | 'calm'; limits: 'low' | 'usual' | 'high' };
