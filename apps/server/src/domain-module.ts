import type { Figure, Found, Permission } from '@parlour/contract';
import type { HandlerTable } from './http/calls/collect-bindings.ts';
import type { Operator } from './http/calls/operator-call.ts';
import type { DomainJob } from './jobs/daily.ts';
import type { Live } from './live/live.ts';
import type { Reach } from './tenancy/reach.ts';

/**
 * What every domain contributes. `modules.ts` and `app.ts` loop over it and know no domain by name; what a domain
 * offers others is its own interface, beside this one in `<domain>.module.ts`.
 */
export type DomainModule = {
  /** Handlers of its endpoints for visitors and members, typed in the domain against the contract. */
  readonly routes?: HandlerTable;
  /** The same for operators. */
  readonly operatorRoutes?: HandlerTable;
  readonly jobs?: readonly DomainJob[];
  readonly consoleSources?: ConsoleSources;
  /** Tells open pages what changed. Called once, before anybody can connect. */
  topics?(live: Live): void;
  /** Closes what it holds open. The last domain is closed first. */
  close?(): Promise<void>;
};

/** What a domain adds to the operators' inbox. */
export type ConsoleSources = {
  readonly tasks?: readonly TaskSource[];
  readonly searchers?: readonly Searcher[];
  readonly figures?: readonly FigureSource[];
};

/** Something that can wait for an operator; counted as far as their permission reaches. */
export type TaskSource = {
  kind: string;
  permission: Permission;
  count(asked: { operator: Operator; reach: Reach }): Promise<number>;
  /** The longest waiting, one by one; a source without it is told by number and brand. */
  waiting?(asked: { operator: Operator; reach: Reach; limit: number }): Promise<Waiting[]>;
  /** Names what the waiting items are about; called only if there are any. */
  about?(asked: { reach: Reach }): Promise<string[]>;
};

/** One thing that waits; `title` is its number or name, or a code the console has a text for. */
export type Waiting = {
  readonly id: string;
  readonly brandId: string | null;
  readonly title: string;
  readonly money: { readonly amount: bigint; readonly currency: string } | null;
  readonly since: Date;
};

/** A place to search. */
export type Searcher = {
  kind: string;
  permission: Permission;
  find(asked: { q: string; reach: Reach; limit: number }): Promise<Found[]>;
};

/** Figures for the dashboard. */
export type FigureSource = {
  permission: Permission;
  read(asked: { reach: Reach }): Promise<Figure[]>;
};
