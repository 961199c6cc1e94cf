import type { Address } from '../platform/address.rules.ts';

/** What a view that opens over the bet page of a lottery is given. */
export type ViewProps = { address: Address & { gameId: string } };
