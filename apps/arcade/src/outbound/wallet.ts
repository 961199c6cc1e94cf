import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { refuseInsideTransaction } from '@parlour/database/transaction';
import {
  BalanceAnswer,
  readJson,
  SIGNATURE_HEADER,
  signBody,
  WALLET_PATHS,
  writeJson,
} from '@parlour/wallet-protocol';
import type { StudioKeys } from '../operators/studio-keys.service.ts';
import { ANSWER_MAX_BYTES, WALLET_DEADLINE_MS } from './outbound.rules.ts';

export type Wallet = ReturnType<typeof createWallet>;
/** The operator's wallet, and the studio that signs. */
export type WalletPlace = { walletUrl: string; studio: string };
type Call = Record<string, string | bigint | boolean>;

/**
 * The operator's wallet, called the way any vendor would. Null: there is no trustworthy answer, so it is unknown what
 * the wallet did.
 */
export function createWallet({
  keys,
  clock,
  deadlineMs = WALLET_DEADLINE_MS,
}: {
  keys: StudioKeys;
  clock: Clock;
  deadlineMs?: number;
}) {
  return async function ask(
    { walletUrl, studio }: WalletPlace,
    path: keyof typeof WALLET_PATHS,
    call: Call,
  ): Promise<BalanceAnswer | null> {
    refuseInsideTransaction('a call to the wallet');
    const requestUuid = newId(clock);
    const body = writeJson({ ...call, request_uuid: requestUuid });
    const signature = await signBody(body, keys.privateOf(studio));
    const url = `${walletUrl.replace('{vendor}', studio)}${WALLET_PATHS[path]}`;
    const text = await post({ url, body, signature, deadlineMs });
    const answer = BalanceAnswer.safeParse(read(text)).data;
    // An answer to another request says nothing about this one.
    return answer && (answer.request_uuid ?? requestUuid) === requestUuid ? answer : null;
  };
}

/** Undefined: not JSON. */
function read(text: string | null): unknown {
  try {
    return text === null ? undefined : readJson(text);
  } catch {
    return undefined;
  }
}

type Post = { url: string; body: string; signature: string; deadlineMs: number };

async function post({ url, body, signature, deadlineMs }: Post): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
    });
    const text = await response.text();
    return response.status === 200 && text.length <= ANSWER_MAX_BYTES ? text : null;
  } catch {
    // Refused, cut off or too slow: all are treated like an answer that never came.
    return null;
  }
}
