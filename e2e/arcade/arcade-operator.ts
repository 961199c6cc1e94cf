import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startWalletStandIn } from '../../apps/arcade/src/testing/wallet-stand-in.ts';
import { OPERATOR_PATHS, SIGNATURE_HEADER, signBody } from '../../packages/wallet-protocol/src/index.ts';
import { ONBOARDING_TOKEN } from '../start-server.ts';

export type ArcadeOperator = Awaited<ReturnType<typeof startArcadeOperator>>;

/** An operator of the arcade with a wallet and a lobby of its own, so that every worker has its own money. */
export async function startArcadeOperator({ balance }: { balance: bigint }) {
  const operatorId = `journeys-${process.pid}-${performance.now()}`;
  const wallet = await startWalletStandIn({ balance });
  const lobby = await startLobby();
  const answer = await fetch(`${process.env.ARCADE_URL}/onboarding`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ONBOARDING_TOKEN}` },
    body: JSON.stringify({
      operator_id: operatorId,
      public_key: wallet.publicKey,
      wallet_url: wallet.walletUrl,
    }),
  });
  const { studios } = (await answer.json()) as { studios: { code: string; public_key: string }[] };
  for (const { code, public_key } of studios) wallet.learnStudio(code, public_key);

  return {
    wallet,
    /** The address of a game for one user. */
    async gameUrl(changes: object, studio = 'TIDEWATER'): Promise<string> {
      const body = JSON.stringify({
        user: 'journey',
        token: 'a-token-of-the-wallet',
        game_code: 'tide-dice',
        operator_id: operatorId,
        platform: 'GPL_MOBILE',
        lang: 'en',
        currency: 'CNY',
        country: 'CN',
        lobby_url: `${lobby.origin}/lobby`,
        deposit_url: `${lobby.origin}/deposit`,
        sub_partner_id: 'harbor',
        ...changes,
      });
      const given = await fetch(`${process.env.ARCADE_URL}/studios/${studio}${OPERATOR_PATHS.gameUrl}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: await signBody(body, wallet.privateKey),
        },
        body,
      });
      return ((await given.json()) as { url: string }).url;
    },
    /** The address of a page that frames a game and records its messages. */
    framed: (url: string) => `${lobby.origin}/?${encodeURIComponent(url)}`,
    async close() {
      lobby.close();
      await wallet.close();
    },
  };
}

/** An operator's page that frames a game and records its messages. */
async function startLobby() {
  const document = `<!doctype html><meta charset="utf-8"><title>Lobby</title>
<style>body{margin:0}iframe{width:100%;height:844px;border:0}</style>
<script>var heard=[];addEventListener('message',({origin,data})=>heard.push({origin,kind:data.kind}))</script>
<body><script>const f=document.createElement('iframe');f.src=decodeURIComponent(location.search.slice(1));document.body.append(f)</script>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(document);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
