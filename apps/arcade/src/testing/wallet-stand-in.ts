import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { isSignedBy, readJson, SIGNATURE_HEADER, type Status, writeJson } from '@parlour/wallet-protocol';
import Fastify, { type FastifyReply } from 'fastify';

/**
 * How the wallet behaves for the next calls of a kind: `down` does nothing; `lost` does the work and answers as if it
 * were down; `mute` does the work and never answers; `slow` does the work and answers when it is told to; `hangs` does neither; the others do nothing and answer with that
 * status.
 */
export type Mood =
  | 'fine'
  | 'down'
  | 'lost'
  | 'mute'
  | 'slow'
  | 'hangs'
  | 'garbage'
  | 'elsewhere'
  | { status: Status };
type Kind = 'balance' | 'bet' | 'win' | 'rollback';
type Call = Record<string, string | boolean> & { amount?: bigint };
type Moved = { kind: Kind; round: string; amount: bigint; reference?: string };

export type WalletStandIn = Awaited<ReturnType<typeof startWalletStandIn>>;

/**
 * An operator with an in-memory wallet, called over HTTP like the platform's; it follows the protocol's table in short.
 */
export async function startWalletStandIn({ balance = 100_000_000n } = {}) {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const studios = new Map<string, KeyObject>();
  const moods: Record<Kind, Mood[]> = { balance: [], bet: [], win: [], rollback: [] };
  const moved = new Map<string, Moved>();
  const tombstones = new Set<string>();
  const calls: { kind: Kind; call: Call }[] = [];
  const held: FastifyReply[] = [];
  const waiting: (() => void)[] = [];
  let onDone = () => {};
  let purse = balance;

  function apply(kind: Kind, call: Call): Status {
    if (kind === 'balance') return 'RS_OK';
    const id = String(call.transaction_uuid);
    const reference = String(call.reference_transaction_uuid);
    if (moved.has(id)) return 'RS_OK';
    if (kind === 'bet' && tombstones.has(id)) return 'RS_ERROR_UNKNOWN';
    // A free bet moves nothing.
    const amount = kind === 'bet' && call.is_free ? 0n : (call.amount ?? 0n);
    if (kind === 'bet' && amount > purse) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    const bet = moved.get(reference);
    if (kind === 'win' && (!bet || tombstones.has(reference))) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    if (kind === 'rollback') {
      if (bet && !tombstones.has(reference)) purse += bet.amount;
      tombstones.add(reference);
    }
    purse += kind === 'bet' ? -amount : kind === 'win' ? amount : 0n;
    moved.set(id, { kind, round: String(call.round), amount, reference });
    return 'RS_OK';
  }

  const server = Fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/wallet/:vendor/:group/:kind', async (request, reply) => {
    const { vendor, kind } = request.params as { vendor: string; kind: Kind };
    const body = request.body as Buffer;
    const key = studios.get(vendor);
    const call = readJson(body.toString()) as Call;
    const answer = (status: Status, requestUuid = call.request_uuid) =>
      reply.type('application/json').send(
        writeJson({
          status,
          request_uuid: requestUuid,
          user: call.user,
          currency: call.currency,
          balance: purse,
        }),
      );
    if (!key || !isSignedBy(body, String(request.headers[SIGNATURE_HEADER]), key))
      return answer('RS_ERROR_INVALID_SIGNATURE');
    calls.push({ kind, call });
    const mood = moods[kind].shift() ?? 'fine';
    if (typeof mood === 'object') return answer(mood.status);
    if (mood === 'down') return reply.code(503).send('');
    if (mood === 'garbage') return reply.type('application/json').send('{"status":"RS_OK","balance":1.5');
    if (mood === 'elsewhere') return answer('RS_OK', 'another-question');
    if (mood === 'hangs') return hold(reply);
    const status = apply(kind, call);
    onDone();
    if (mood === 'lost') return reply.code(503).send('');
    if (mood === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
    return mood === 'mute' ? hold(reply) : answer(status);
  });

  function hold(reply: FastifyReply) {
    held.push(reply);
    return reply.hijack();
  }

  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    walletUrl: `http://127.0.0.1:${port}/wallet/{vendor}`,
    privateKey: own.privateKey,
    publicKey: own.publicKey.export({ type: 'spki', format: 'pem' }) as string,
    learnStudio: (code: string, pem: string) => studios.set(code, createPublicKey(pem)),
    /** For the next calls of this kind, one each; after them it behaves again. */
    be: (kind: Kind, ...next: Mood[]) => moods[kind].push(...next),
    /** What it was told to be next, and was not asked to. */
    forget: () => Object.values(moods).forEach((next) => void next.splice(0)),
    /** Calls this whenever it has done what it was asked, before it answers. */
    whenDone(tell: () => void): void {
      onDone = tell;
    },
    /** What it has done for a round, in order; a call that was repeated is here once. */
    movedIn: (round: string) =>
      [...moved].filter(([, each]) => each.round === round).map(([id, each]) => ({ id, ...each })),
    /** Every slow call is answered. */
    hurry: () => waiting.splice(0).forEach((resolve) => void resolve()),
    balance: () => purse,
    calls: (kind: Kind) => calls.filter((each) => each.kind === kind).map(({ call }) => call),
    moved: (kind: Kind) => [...moved.values()].filter((each) => each.kind === kind),
    async close() {
      for (const reply of held) reply.raw.destroy();
      await server.close();
    },
  };
}
