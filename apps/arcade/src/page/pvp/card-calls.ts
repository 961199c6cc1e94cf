import type { JsonObject } from '@parlour/game-rules';
import type { CardLobby, HandPage, HandRecord } from '../../card-tables/card-wire.ts';
import type { Calls } from '../platform/calls.ts';
import { deviceMark } from '../platform/device-mark.ts';

/** One table, or any of a stake, which the service chooses. */
export type SitOrder = { sittingId: string; buyIn: string } & (
  | { tableId: string }
  | { quick: string; isPractice: boolean }
);
export type CardCalls = ReturnType<typeof cardCalls>;

/** What a page of card games asks of the service; every call may be repeated and is done once. */
export function cardCalls({ ask }: Pick<Calls, 'ask'>) {
  const base = '/api/card-tables';
  return {
    lobby: () => ask<CardLobby>(base),
    sit: (order: SitOrder) => ask<CardLobby>(`${base}/seats`, { ...order, device: deviceMark() }),
    topUp: (order: { topUpId: string; amount: string }) => ask<CardLobby>(`${base}/sitting/top-up`, order),
    setAway: (isAway: boolean) => ask<CardLobby>(`${base}/sitting/away`, { isAway }),
    leave: () => ask<CardLobby>(`${base}/sitting/leave`, {}),
    seed: (handId: string, seed: string) => ask<JsonObject>(`${base}/hands/${handId}/seed`, { seed }),
    act: (handId: string, order: { index: number; action: JsonObject }) =>
      ask<JsonObject>(`${base}/hands/${handId}/actions`, order),
    hands: (before: string | null) => ask<HandPage>(`${base}/hands${before ? `?before=${before}` : ''}`),
    hand: (id: string) => ask<HandRecord>(`${base}/hands/${id}`),
  };
}
