import type { Queries, Tx } from '@parlour/database/database';
import {
  createProver,
  createTicketTree,
  hashTicket,
  type InclusionProof,
  proveTicket,
  rootOf,
  type Ticket,
} from '@parlour/fairness';
import type { IssueKey } from '../issues/issues.ts';
import { contentOf } from './lines.rules.ts';
import { BLOCK_TICKETS, TICKETS_HASHED, TREES_KEPT } from './orders.rules.ts';
import { listSealed } from './tickets.repo.ts';

export type TicketRoot = ReturnType<typeof createTicketRoot>;

/** A full part of the tree over an issue: its root, and the last ticket before it. */
type Block = { readonly after: string | null; readonly hash: Uint8Array };
type Tree = { readonly blocks: readonly Block[]; readonly count: number; readonly root: string };
type Sealed = IssueKey & { readonly root: string };

/**
 * The root over the tickets of an issue, and the proof that a ticket is among them. What is kept of an issue is one hash
 * for each block of its tickets: a proof reads a block, however many there are.
 */
export function createTicketRoot() {
  const trees = new Map<string, Promise<Tree>>();
  let building: Promise<unknown> = Promise.resolve();

  /** One after the other, in the order of their ids; they are never all in memory. */
  async function* ticketsOf(queries: Queries, issue: IssueKey): AsyncGenerator<Ticket> {
    let after: string | null = null;
    for (;;) {
      const rows = await readTickets(queries, issue, { after, limit: TICKETS_HASHED });
      yield* rows;
      after = rows.at(-1)?.id ?? null;
      if (rows.length < TICKETS_HASHED) return;
    }
  }

  async function build(queries: Queries, issue: IssueKey): Promise<Tree> {
    const blocks: Block[] = [];
    let count = 0;
    let block = createTicketTree();
    let after: string | null = null;
    let last: string | null = null;
    const close = () => {
      if (block.size() > 0) blocks.push({ after, hash: Buffer.from(block.root(), 'hex') });
      block = createTicketTree();
      after = last;
    };
    for await (const ticket of ticketsOf(queries, issue)) {
      block.add(ticket);
      count += 1;
      last = ticket.id;
      if (block.size() === BLOCK_TICKETS) close();
    }
    close();
    return { blocks, count, root: rootOf(blocks.map(({ hash }) => hash)) };
  }

  function keep(issue: Sealed, tree: Promise<Tree>): void {
    const key = keyOf(issue);
    trees.set(key, tree);
    tree.catch(() => trees.delete(key));
    const [oldest] = trees.keys();
    if (trees.size > TREES_KEPT && oldest !== undefined) trees.delete(oldest);
  }

  /** Whoever asks for a tree that is being built waits for the same one, and no two are built at once. */
  function treeOf(queries: Queries, issue: Sealed): Promise<Tree> {
    const known = trees.get(keyOf(issue));
    if (known) return known;
    const tree = building.then(() => build(queries, issue));
    building = tree.catch(() => undefined);
    keep(issue, tree);
    return tree;
  }

  return {
    async seal(tx: Tx, issue: IssueKey): Promise<{ root: string; count: number }> {
      const tree = await build(tx, issue);
      keep({ ...issue, root: tree.root }, Promise.resolve(tree));
      return { root: tree.root, count: tree.count };
    },

    async prove(
      queries: Queries,
      issue: Sealed,
      id: string,
    ): Promise<{ content: string; proof: InclusionProof }> {
      const { blocks, count } = await treeOf(queries, issue);
      const place = blocks.findLastIndex(({ after }) => after === null || after < id);
      const { after = null } = blocks[place] ?? {};
      const tickets = await readTickets(queries, issue, { after, limit: BLOCK_TICKETS });
      const own = proveTicket(
        tickets.map((ticket) => ({ id: ticket.id, hash: hashTicket(ticket) })),
        id,
      );
      // A block is a full part of the tree: the way on from its root is that of a leaf in a tree of blocks.
      const onward = createProver(blocks.map(({ hash }) => hash))(place);
      return {
        content: tickets.find((ticket) => ticket.id === id)?.content ?? '',
        proof: {
          index: place * BLOCK_TICKETS + own.index,
          size: count,
          path: [...own.path, ...onward.path],
        },
      };
    },
  };
}

async function readTickets(
  queries: Queries,
  issue: IssueKey,
  part: { after: string | null; limit: number },
): Promise<Ticket[]> {
  const rows = await listSealed(queries, issue, part);
  return rows.map((row) => ({ id: row.id, content: contentOf({ ...issue, ...row }) }));
}

const keyOf = ({ brandId, game, numero, root }: Sealed): string => [brandId, game, numero, root].join('/');
