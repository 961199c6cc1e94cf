import type { JsonObject } from '@parlour/game-rules';
import type { CardLobby, HandRecord, HandRow } from '../../card-tables/card-wire.ts';
import type { Calls } from '../platform/calls.ts';

export type SitOrder = { sittingId: string; buyIn: string } & ({ tableId: string } | { quick: string });
export type CardCalls = ReturnType<typeof cardCalls>;

/** What a page of card games asks of the service; every call may be repeated and is done once. */
export function cardCalls({ ask }: Pick<Calls, 'ask'>) {
  return {
    lobby: () => ask<CardLobby>('/api/card-tables'),
    sit: (order: SitOrder) => ask<{ tableId: string }>('/api/card-tables/seats', order),
    topUp: (order: { topUpId: string; amount: string }) =>
      ask<JsonObject>('/api/card-tables/sitting/top-up', order),
    setAway: (isAway: boolean) => ask<JsonObject>('/api/card-tables/sitting/away', { isAway }),
    leave: () => ask<JsonObject>('/api/card-tables/sitting/leave', {}),
    seed: (handId: string, seed: string) => ask<JsonObject>(`/api/card-tables/hands/${handId}/seed`, { seed }),
    act: (handId: string, order: { index: number; action: JsonObject }) =>
      ask<JsonObject>(`/api/card-tables/hands/${handId}/actions`, order),
    hands: (before: string | null) =>
      ask<{ hands: HandRow[]; next: string | null }>(
        `/api/card-tables/hands${before ? `?before=${before}` : ''}`,
      ),
    hand: (id: string) => ask<HandRecord>(`/api/card-tables/hands/${id}`),
  };
}
