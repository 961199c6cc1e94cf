import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { isSignedBy, type ReportedTransaction, type VendorTitle } from '@parlour/wallet-protocol';
import { createRewards } from './rewards.ts';
import { VENDOR_WELL_BEHAVED, type VendorSettings } from './settings.ts';

export const STUDIO_CODE = 'SQUALL';
/** Anyone who knows it may become an operator. */
export const ONBOARDING_TOKEN = 'sandbox-vendor-token';

/** The length older vendors use; a longer one takes seconds to make. */
const KEY_BITS = 2048;

/** An operator's wallet, and the key it signs with. */
export type StudioOperator = { readonly id: string; readonly key: KeyObject; readonly walletUrl: string };
/** One opening of one title, as the platform requested it. */
export type Opening = {
  readonly operatorId: string;
  readonly user: string;
  readonly token: string;
  readonly gameCode: string;
  readonly currency: string;
};
export type Studio = ReturnType<typeof createStudio>;

/** The vendor's own state, gone with the process. */
export function createStudio() {
  const operators = new Map<string, StudioOperator>();
  const openings: Opening[] = [];
  /** What it claims to have done, true or not. */
  const report: ReportedTransaction[] = [];
  const rewards = createRewards();
  const settings: VendorSettings = { ...VENDOR_WELL_BEHAVED };
  let pair: { publicKey: KeyObject; privateKey: KeyObject } | undefined;
  let asked = 0;

  /** Made on first use: most people who start the sandbox only want the phone. */
  function keys() {
    pair ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
    return pair;
  }

  return {
    settings,
    openings,
    report,
    rewards,
    keys,
    countAsked: () => asked,
    findOperator: (id: string) => operators.get(id),

    onboard({
      operatorId,
      publicKey,
      walletUrl,
    }: {
      operatorId: string;
      publicKey: string;
      walletUrl: string;
    }) {
      const key = createPublicKey(publicKey);
      operators.set(operatorId, {
        id: operatorId,
        key,
        walletUrl: walletUrl.replace('{vendor}', STUDIO_CODE),
      });
      return keys().publicKey.export({ type: 'spki', format: 'pem' }) as string;
    },

    /** The operator whose key signed these bytes. */
    async recognise(body: Buffer, signature: string): Promise<StudioOperator | undefined> {
      asked += 1;
      for (const operator of operators.values())
        if (await isSignedBy(body, signature, operator.key)) return operator;
      return undefined;
    },
  };
}

export const STUDIO_TITLES: readonly VendorTitle[] = ['squall', 'gale'].map((code) => ({
  game_code: code,
  names: { EN: code === 'squall' ? 'Squall Line' : 'Gale Warning' },
  category: 'RNG',
  classification: 'arcade',
  icon_url: 'http://localhost/none.webp',
  return_to_player: '97.00',
  min_bet: '1',
  lines: 0,
  has_trial: true,
  freebet_support: true,
  added_at: 0,
}));
