import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { readJson, SIGNATURE_HEADER, signBody, WALLET_PATHS, writeJson } from '@parlour/wallet-protocol';
import { z } from 'zod';
import { post } from './post.ts';
import type { Studio, StudioOperator } from './studio.ts';

const FORGER_BITS = 2048;

export const WalletOrders = z.strictObject({
  operator: z.string(),
  calls: z
    .array(
      z.strictObject({
        name: z.enum(['info', 'balance', 'bet', 'win', 'rollback']),
        /** As in the protocol; `amount` is an integer as text, because JSON cannot hold it. */
        body: z.record(z.string(), z.union([z.string(), z.boolean()])),
        signature: z.enum(['right', 'forged', 'none']).default('right'),
        /** How often the same bytes are sent. */
        times: z.int().min(1).max(500).default(1),
      }),
    )
    .min(1)
    .max(500),
  /** Whether each waits for the one before it. */
  isInTurn: z.boolean().default(true),
});
export type WalletOrders = z.infer<typeof WalletOrders>;
type Order = WalletOrders['calls'][number];

/** The wallet's answer to each call, in order; null: none that could be parsed. */
export async function callWallet(
  studio: Studio,
  operator: StudioOperator,
  { calls, isInTurn }: WalletOrders,
): Promise<(unknown | null)[]> {
  const each = calls.flatMap((order) => Array.from({ length: order.times }, () => order));
  const bodies = new Map(calls.map((order) => [order, writeBody(order)]));
  const sendOne = (order: Order) => send(studio, operator, { order, body: bodies.get(order) ?? '' });
  if (!isInTurn) return Promise.all(each.map(sendOne));
  const answers: unknown[] = [];
  for (const order of each) answers.push(await sendOne(order));
  return answers;
}

function writeBody({ body }: Order): string {
  const { amount, ...rest } = body;
  return writeJson({
    request_uuid: randomUUID(),
    ...rest,
    ...(amount === undefined ? {} : { amount: BigInt(amount) }),
  });
}

type Sent = { order: Order; body: string };

async function send(studio: Studio, { walletUrl }: StudioOperator, { order, body }: Sent): Promise<unknown> {
  const key = order.signature === 'forged' ? forger() : studio.keys().privateKey;
  const signature: Record<string, string> =
    order.signature === 'none' ? {} : { [SIGNATURE_HEADER]: await signBody(body, key) };
  const said = await post({ url: walletUrl + WALLET_PATHS[order.name], headers: signature, body });
  return said === null ? null : read(said);
}

/** Null: it cannot be parsed. */
function read(said: string): unknown {
  try {
    return readJson(said);
  } catch {
    return null;
  }
}

let forged: KeyObject | undefined;

/** A key that is not the vendor's. */
function forger(): KeyObject {
  forged ??= generateKeyPairSync('rsa', { modulusLength: FORGER_BITS }).privateKey;
  return forged;
}
