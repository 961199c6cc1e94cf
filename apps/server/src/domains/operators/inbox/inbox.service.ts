import type { Clock } from '@parlour/clock/clock';
import type { Figure, Found, Permission, Tasks } from '@parlour/contract';
import { afterCommit } from '@parlour/database/transaction';
import { type Bus, topic } from '../../../bus/bus.ts';
import type { ConsoleSources, FigureSource, Searcher, TaskSource } from '../../../domain-module.ts';
import {
  type EventSink,
  EventsAnswer,
  type Operator,
  operatorReach,
} from '../../../http/calls/operator-call.ts';
import type { Log } from '../../../observability/log.ts';
import { meet, type Reach } from '../../../tenancy/reach.ts';
import type { BrandSource } from '../brand-source.ts';
import { sessionsEnded } from '../sign-in/sign-in.ts';
import { COUNT_AGAIN_MS, FOUND_PER_KIND } from './inbox.rules.ts';
import { createQueue } from './queue.service.ts';

const tasksChanged = topic<Record<string, never>>('operators.tasks_changed');

/** Announces, once the caller's transaction commits, that task counts may have changed. */
export const createTaskTeller = (bus: Bus) => () => afterCommit(() => bus.publish(tasksChanged, {}));

type InboxNeeds = {
  bus: Bus;
  clock: Clock;
  log: Log;
  brands: BrandSource;
  /** The same operator with current grants; null once the session has ended. */
  renew(operator: Operator): Promise<Operator | null>;
};
export type Inbox = ReturnType<typeof createInbox>;

/** What an operator sees first: tasks with live counts, search, figures. Domains register what they add. */
export function createInbox({ bus, clock, log, brands, renew }: InboxNeeds) {
  const readQueue = createQueue({ brands });
  const sources: TaskSource[] = [];
  const searchers: Searcher[] = [];
  const figures: FigureSource[] = [];
  const channels = new Map<EventSink, { operator: Operator; refresh(): Promise<void> }>();

  /** The requested brands within this source's permission; null: none. */
  function within(operator: Operator, permission: Permission, asked: Reach): Reach | null {
    const reach = meet(operatorReach(operator, permission), asked);
    return reach !== 'all' && reach.size === 0 ? null : reach;
  }

  async function tasks(operator: Operator, asked: Reach): Promise<Tasks> {
    const items: Tasks['items'] = [];
    for (const { kind, permission, count: countTasks, about } of sources) {
      const reach = within(operator, permission, asked);
      if (!reach) continue;
      const count = await countTasks({ operator, reach });
      items.push({ kind, count, ...(about && count > 0 ? { about: await about({ reach }) } : {}) });
    }
    return { items, total: items.reduce((sum, item) => sum + item.count, 0) };
  }

  bus.subscribe(tasksChanged, refreshAll);
  bus.onGap(refreshAll);
  bus.subscribe(sessionsEnded, ({ sessionIds }) => {
    for (const [sink, { operator }] of channels) if (sessionIds.includes(operator.sessionId)) end(sink);
  });

  async function refreshAll(): Promise<void> {
    await Promise.all([...channels.values()].map(({ refresh }) => refresh()));
  }

  function end(sink: EventSink): void {
    sink.tell('end', {});
    sink.close();
  }

  return {
    add(added: ConsoleSources): void {
      sources.push(...(added.tasks ?? []));
      searchers.push(...(added.searchers ?? []));
      figures.push(...(added.figures ?? []));
    },
    tasks,

    async queue(operator: Operator, { kind, reach: asked }: { kind: string | undefined; reach: Reach }) {
      const reached = sources.flatMap((source) => {
        const reach = within(operator, source.permission, asked);
        return reach ? [{ source, reach }] : [];
      });
      return { items: await readQueue({ operator, kind, sources: reached }) };
    },

    async search(operator: Operator, { q, reach: asked }: { q: string; reach: Reach }) {
      const groups: { kind: string; items: Found[] }[] = [];
      for (const { kind, permission, find } of searchers) {
        const reach = within(operator, permission, asked);
        const items = reach ? await find({ q, reach, limit: FOUND_PER_KIND }) : [];
        if (items.length > 0) groups.push({ kind, items });
      }
      return { groups };
    },

    async dashboard(operator: Operator, asked: Reach): Promise<Figure[]> {
      const read: Figure[] = [];
      for (const source of figures) {
        const reach = within(operator, source.permission, asked);
        if (reach) read.push(...(await source.read({ reach })));
      }
      return read;
    },

    /** A channel that sends the counts at once and on every change, while the session is open. */
    live(operator: Operator, asked: Reach): EventsAnswer {
      return new EventsAnswer((sink) => {
        let last = '';
        let cancel = () => {};
        let isClosed = false;
        const refresh = async () => {
          const current = await renew(operator);
          if (!current) return end(sink);
          const counts = await tasks(current, asked);
          const text = JSON.stringify(counts);
          if (text !== last) sink.tell('tasks', counts);
          last = text;
        };
        const again = () => {
          refresh()
            .catch((error) => log.error({ err: error }, 'tasks could not be counted'))
            .finally(() => {
              if (!isClosed) cancel = clock.after(COUNT_AGAIN_MS, again);
            });
        };
        channels.set(sink, { operator, refresh });
        again();
        return () => {
          isClosed = true;
          cancel();
          channels.delete(sink);
        };
      });
    },
  };
}
