import { once } from 'node:events';
import { createServer } from 'node:net';
import { startSandbox } from '@parlour/sandbox';
import { readJson } from '@parlour/wallet-protocol';
import type { TestApp } from '../test-app.ts';
import type { WalletAnswer } from './vendor.ts';

/** The sandbox's name for its vendor, and the token for becoming its operator. */
export const HOSTILE_VENDOR = 'SQUALL';
const TOKEN = 'sandbox-vendor-token';

type Opening = { user: string; token: string; gameCode: string; currency: string };
export type WalletOrder = {
  name: 'info' | 'balance' | 'bet' | 'win' | 'rollback';
  body: Record<string, string | boolean>;
  signature?: 'right' | 'forged' | 'none';
  times?: number;
};
export type HostileVendor = Awaited<ReturnType<typeof openHostileVendor>>;

/** The sandbox's vendor, connected to a brand over HTTP both ways, and told how to misbehave. */
export async function openHostileVendor(app: TestApp, merchant = 'harbor') {
  const sandbox = await startSandbox({ port: 0 });
  const walletOrigin = app.server.server.listening
    ? app.server.listeningOrigin
    : await app.server.listen({ port: 0, host: '127.0.0.1' });
  const brand = app.modules.system.brands.ofMerchant(merchant);
  if (!brand) throw new Error(`there is no brand ${merchant}`);
  await app.modules.games.connectVendors({
    brand,
    apiUrl: `${sandbox.origin}/vendor`,
    onboardingToken: TOKEN,
    by: 'machine' as const,
    walletUrl: `${walletOrigin}/vendors/${merchant}/{vendor}`,
  });

  async function control(path: string, body: object = {}): Promise<string> {
    const answer = await fetch(`${sandbox.origin}/vendor/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`the vendor refused ${path}: ${await answer.text()}`);
    return answer.text();
  }
  const seen = async () =>
    (await (await fetch(`${sandbox.origin}/vendor/control/seen`)).json()) as {
      asked: number;
      openings: Opening[];
    };

  async function moveTo(apiUrl: string): Promise<void> {
    await app.database.queries.execute(
      `update games_vendor set api_url = '${apiUrl}' where code = '${HOSTILE_VENDOR}'`,
    );
    await app.modules.games.vendors.changed(brand?.id ?? '');
  }

  return {
    brand,
    be: (answers: string) => control('', { answers }),
    reset: () => control('/reset'),
    /** How often it was called, with a right signature or not. */
    countAsked: async () => (await seen()).asked,
    lastOpening: async () => (await seen()).openings.at(-1) as Opening,
    /** From now on it claims to have done this; amounts are parts, as text. */
    say: (transactions: object[]) => control('/report', { transactions }),
    /** The wallet's answer to each of its calls. */
    async callWallet(calls: WalletOrder[], { isInTurn = true } = {}): Promise<WalletAnswer[]> {
      const text = await control('/wallet', { operator: merchant, calls, isInTurn });
      return (readJson(text) as unknown as { answers: WalletAnswer[] }).answers;
    },
    /** Until the returned function is called, nobody listens at the vendor's address. */
    async closePort(): Promise<() => Promise<void>> {
      const listener = createServer().listen(0, '127.0.0.1');
      await once(listener, 'listening');
      const { port } = listener.address() as { port: number };
      listener.close();
      await once(listener, 'close');
      await moveTo(`http://127.0.0.1:${port}`);
      return () => moveTo(`${sandbox.origin}/vendor/studios/${HOSTILE_VENDOR}`);
    },
    close: () => sandbox.close(),
  };
}
