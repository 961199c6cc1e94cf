import type { Clock } from '@parlour/clock/clock';
import type { BeaconChain } from '@parlour/fairness/beacon';
import type { BeaconParty } from '../../../config/third-parties.ts';
import type { Log } from '../../../observability/log.ts';
import { getJson, parseJson } from '../../../outbound/outbound.ts';
import { RELAY_DEADLINE_MS, RELAYS_REST_MS, ROUNDS_KEPT, readChain, readRound } from './beacon.rules.ts';

type BeaconNeeds = { clock: Clock; log: Log; drand: BeaconParty | null };
export type Beacon = ReturnType<typeof createBeacon>;

/**
 * The public beacon. Nobody waits for a relay: what is not known yet is asked for meanwhile, and is there at one of the next
 * looks. A relay need not be trusted, since everything it says is checked against the hash of the chain.
 */
export function createBeacon({ clock, log, drand }: BeaconNeeds) {
  let chain: BeaconChain | null = null;
  const wanted = new Set<number>();
  const spoken = new Map<number, string>();
  let isAsking = false;
  /** Until when what no relay had is not asked for again; the chain itself has no number. */
  const rests = new Map<number | null, number>();

  /** From the first relay that has it. */
  async function askRelays<Value>(
    path: string,
    read: (answer: unknown) => Value | null,
  ): Promise<Value | null> {
    const { urls, chain: hash } = drand as BeaconParty;
    for (const url of urls) {
      const address = `${url}/${hash}${path}`;
      const answer = await getJson({ url: address, deadlineMs: RELAY_DEADLINE_MS, requestId: null }).catch(
        (err: unknown) => {
          log.warn({ err, url: address }, 'a relay of the beacon did not answer');
          return null;
        },
      );
      const value = answer?.status === 200 ? read(parseJson(answer.text)) : null;
      if (value !== null) return value;
      if (answer?.status === 200)
        log.error({ url: address }, 'a relay of the beacon answered with a forgery');
    }
    return null;
  }

  async function askForChain(): Promise<boolean> {
    chain = await askRelays('/info', (answer) => readChain(answer, (drand as BeaconParty).chain));
    return chain !== null;
  }

  async function askForRound(own: BeaconChain, round: number): Promise<boolean> {
    const signature = await askRelays(`/public/${round}`, (answer) => readRound(answer, own, round));
    if (signature === null) return false;
    const [oldest] = spoken.keys();
    if (spoken.size >= ROUNDS_KEPT && oldest !== undefined) spoken.delete(oldest);
    spoken.set(round, signature);
    return true;
  }

  /** Asks for everything wanted, one after the other: a round that no relay has holds up no later one. */
  async function ask(): Promise<void> {
    if (chain === null && !(await askForChain())) return rest(null);
    for (const round of wanted) {
      wanted.delete(round);
      if (!(await askForRound(chain as BeaconChain, round))) rest(round);
    }
  }

  function rest(what: number | null): void {
    const now = clock.now();
    for (const [other, untilMs] of rests) if (untilMs <= now) rests.delete(other);
    rests.set(what, now + RELAYS_REST_MS);
  }

  const isResting = (what: number | null): boolean => clock.now() < (rests.get(what) ?? 0);

  function askSoon(): void {
    if (!drand || isAsking || (chain === null && isResting(null))) return;
    isAsking = true;
    void ask().finally(() => {
      isAsking = false;
    });
  }

  return {
    /** Null while no relay has described it. */
    chain(): BeaconChain | null {
      if (chain === null) askSoon();
      return chain;
    },

    /** The signature of a round; null until it is spoken and a relay has it, and for a chain that is asked no more. */
    signatureOf(awaited: { chain: BeaconChain; round: number }): string | null {
      if (chain && awaited.chain.publicKey !== chain.publicKey) return null;
      const { round } = awaited;
      const known = spoken.get(round);
      if (known !== undefined) return known;
      if (isResting(round)) return null;
      wanted.add(round);
      askSoon();
      return null;
    },
  };
}
