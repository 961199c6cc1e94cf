import type { Bus } from '../../../bus/bus.ts';
import {
  type EventSink,
  EventsAnswer,
  type Operator,
  operatorReach,
} from '../../../http/calls/operator-call.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import { roomChanged } from './room-log.service.ts';

type WatchNeeds = {
  bus: Bus;
  /** The same operator with current grants; null once the session has ended. */
  renew(operator: Operator): Promise<Operator | null>;
};
export type RoomWatch = { live(operator: Operator, brand: Brand): EventsAnswer };

/** Operators' open pages hear that the room has changed. */
export function createRoomWatch({ bus, renew }: WatchNeeds): RoomWatch {
  const watching = new Map<EventSink, { operator: Operator; brandId: string }>();

  bus.subscribe(roomChanged, async ({ brandId }) => {
    for (const [sink, own] of watching) {
      if (own.brandId !== brandId) continue;
      const current = await renew(own.operator);
      if (current && reaches(operatorReach(current, 'messages.chat'), brandId)) sink.tell('room', {});
      else sink.close();
    }
  });

  return {
    live: (operator, brand) =>
      new EventsAnswer((sink) => {
        watching.set(sink, { operator, brandId: brand.id });
        return () => void watching.delete(sink);
      }),
  };
}
