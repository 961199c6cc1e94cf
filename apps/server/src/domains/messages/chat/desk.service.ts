import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { type Bus, topic } from '../../../bus/bus.ts';
import {
  type EventSink,
  EventsAnswer,
  type Operator,
  operatorReach,
} from '../../../http/calls/operator-call.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import { DESK_BELIEVED_MS, DESK_SAYS_MS } from './chat.rules.ts';
import { listAtDesk, putAtDesk, removeFromDesk } from './desk.repo.ts';

type ChatOf = { brandId: string; memberId: string };
/** A conversation has changed: both sides fetch what is new. */
export const chatChanged = topic<ChatOf>('messages.chat_changed');
export const chatTyping = topic<ChatOf & { by: 'member' | 'desk' }>('messages.chat_typing');
/** Who is at a desk has changed. */
const deskChanged = topic<{ brandId: string }>('messages.chat_desk_changed');

type DeskNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  /** The same operator with current grants; null once the session has ended. */
  renew(operator: Operator): Promise<Operator | null>;
};
type Channel = { operator: Operator; brandId: string };
export type Desk = ReturnType<typeof createDesk>;

/** Who is at the desk of a brand, and what their open pages hear. */
export function createDesk({ database, clock, bus, log, renew }: DeskNeeds) {
  const channels = new Map<EventSink, Channel>();

  const logged = (work: Promise<void>) =>
    work.catch((error) => log.error({ err: error }, 'the chat desk failed'));

  async function tell(brandId: string, event: string, data: object): Promise<void> {
    for (const [sink, channel] of channels) {
      if (channel.brandId !== brandId) continue;
      const current = await renew(channel.operator);
      if (current && reaches(operatorReach(current, 'messages.chat'), brandId)) sink.tell(event, data);
      else sink.close();
    }
  }

  bus.subscribe(chatChanged, ({ brandId, memberId }) => tell(brandId, 'chat', { memberId }));
  bus.subscribe(chatTyping, ({ brandId, memberId, by }) =>
    by === 'member' ? tell(brandId, 'typing', { memberId }) : undefined,
  );
  bus.subscribe(deskChanged, ({ brandId }) => tell(brandId, 'desk', {}));

  async function arrive({ operator, brandId }: Channel): Promise<void> {
    const row = { brandId, operatorId: operator.id, seenAt: new Date(clock.now()) };
    await database.transaction((tx) => putAtDesk(tx, row));
  }

  /** Another page of the same operator may still be open here. */
  async function leave({ operator, brandId }: Channel): Promise<void> {
    const isHere = [...channels.values()].some(
      (other) => other.brandId === brandId && other.operator.id === operator.id,
    );
    if (!isHere) await database.transaction((tx) => removeFromDesk(tx, brandId, operator.id));
    await bus.publish(deskChanged, { brandId });
  }

  return {
    atDesk: (brandId: string): Promise<string[]> =>
      listAtDesk(database.queries, brandId, new Date(clock.now() - DESK_BELIEVED_MS)),

    /** A channel; whoever holds one is at the desk. */
    live(operator: Operator, brand: Brand): EventsAnswer {
      return new EventsAnswer((sink) => {
        const channel = { operator, brandId: brand.id };
        let cancel = () => {};
        let isClosed = false;
        const again = async () => {
          if (!(await renew(operator))) return sink.close();
          await arrive(channel);
          if (isClosed) await leave(channel);
          else cancel = clock.after(DESK_SAYS_MS, () => void logged(again()));
        };
        channels.set(sink, channel);
        void logged(again().then(() => bus.publish(deskChanged, { brandId: brand.id })));
        return () => {
          isClosed = true;
          cancel();
          channels.delete(sink);
          void logged(leave(channel));
        };
      });
    },
  };
}
