import type {
  FreeSpins,
  HoldFeature,
  SlotKind,
  SlotsModel,
  SpinRules,
} from '../../../packages/game-rules/src/slots/model.ts';

/** Everything of a model that a designer decides; pays, price of the feature and sheet are the solver's. */
export type Design = {
  /** Also the name of its file. */
  name: string;
  kind: SlotKind;
  /** Of 10,000 staked, what shall come back. */
  returned: number;
  coins: number;
  rows: readonly number[];
  by: SlotsModel['by'];
  lines?: readonly (readonly number[])[];
  counts: readonly number[];
  /** Pays in any unit: only their proportions matter. */
  shape: readonly (readonly number[])[];
  scatter?: NonNullable<SlotsModel['scatter']>;
  refill?: NonNullable<SlotsModel['refill']>;
  base: SpinRules;
  free?: FreeSpins;
  hold?: HoldFeature;
};
