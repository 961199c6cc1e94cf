import type { Clock } from '@parlour/clock/clock';
import type { VendorFailure } from '@parlour/contract';
import {
  GameListAnswer,
  GameRoundAnswer,
  type GameRoundCall,
  GameUrlAnswer,
  type GameUrlCall,
  OPERATOR_PATHS,
  RewardCancelAnswer,
  type RewardCreateCall,
  RewardListAnswer,
  type RewardListCall,
  SIGNATURE_HEADER,
  signBody,
  VendorReward,
  type VendorTitle,
} from '@parlour/wallet-protocol';
import type { z } from 'zod';
import type { Log } from '../../../observability/log.ts';
import { parseJson, postJson } from '../../../outbound/outbound.ts';
import {
  GAME_URL_DEADLINE_MS,
  LIST_DEADLINE_MS,
  LONG_ANSWER_MAX_BYTES,
  REWARD_DEADLINE_MS,
  ROUND_DEADLINE_MS,
} from './calls.rules.ts';
import { admitCall, afterFailure, type Health, WELL } from './health.rules.ts';
import type { Vendor } from './vendors.service.ts';

/** A vendor that breaks the protocol, or failed recently and is not called. */
export class VendorUnavailable extends Error {}

/** It answered, and not as the protocol says. Operators learn no more of an answer or an error: the log has the rest. */
class Garbled extends Error {}

/** Records how vendors answer, for operators to see. */
export type HealthNotes = {
  answered(vendor: Vendor): Promise<void>;
  failed(vendor: Vendor, what: { health: Health; failure: VendorFailure }): Promise<void>;
};

type Call<Shape> = {
  path: string;
  body: object;
  schema: z.ZodType<Shape>;
  deadlineMs: number;
  answerMaxBytes?: number;
  requestId: string | null;
};
type CallNeeds = { clock: Clock; log: Log; notes: HealthNotes; privateVendors: readonly string[] };
export type VendorCalls = ReturnType<typeof createVendorCalls>;

/** The platform's calls to vendors: signed, with a deadline, and not made while a vendor is known to be down. */
export function createVendorCalls({ clock, log, notes, privateVendors }: CallNeeds) {
  const healths = new Map<string, Health>();

  async function ask<Shape>(vendor: Vendor, call: Call<Shape>): Promise<Shape> {
    const key = `${vendor.brandId}|${vendor.code}`;
    const admitted = admitCall(healths.get(key) ?? WELL, clock.now());
    if (!admitted) throw new VendorUnavailable(`${vendor.code} has not answered of late`);
    healths.set(key, admitted);
    let answer: Shape;
    try {
      answer = await send(vendor, call);
    } catch (error) {
      const health = afterFailure(healths.get(key) ?? WELL, clock.now());
      healths.set(key, health);
      await notes.failed(vendor, { health, failure: error instanceof Garbled ? 'garbled' : 'silent' });
      log.warn({ err: error, vendor: vendor.code, path: call.path }, 'a vendor did not answer');
      throw new VendorUnavailable(`${vendor.code} did not answer ${call.path}`, { cause: error });
    }
    healths.delete(key);
    await notes.answered(vendor);
    return answer;
  }

  /**
   * For what nobody waits for: not every vendor knows these calls, or answers them as well as it opens games, so a
   * failure is no reason to keep members from playing.
   */
  async function askAside<Shape>(vendor: Vendor, call: Call<Shape>): Promise<Shape> {
    try {
      return await send(vendor, call);
    } catch (error) {
      throw new VendorUnavailable(`${vendor.code} did not answer ${call.path}`, { cause: error });
    }
  }

  const askReward = <Shape>(
    vendor: Vendor,
    { body, ...call }: Pick<Call<Shape>, 'path' | 'body' | 'schema'>,
  ) =>
    askAside(vendor, {
      ...call,
      body: { operator_id: vendor.operatorId, ...body },
      deadlineMs: REWARD_DEADLINE_MS,
      requestId: null,
    });

  async function send<Shape>(vendor: Vendor, { path, body, schema, ...call }: Call<Shape>): Promise<Shape> {
    const signature = await signBody(JSON.stringify(body), vendor.ownKey);
    const { status, text } = await postJson({
      ...call,
      url: `${vendor.apiUrl}${path}`,
      body,
      headers: { [SIGNATURE_HEADER]: signature },
      privateHosts: privateVendors,
    });
    const read = status === 200 ? schema.safeParse(parseJson(text)) : null;
    if (!read?.success) throw new Garbled(`${path} was answered with ${status} and what cannot be read`);
    return read.data;
  }

  return {
    /** The address to frame a title from. */
    async gameUrl(vendor: Vendor, body: GameUrlCall, requestId: string): Promise<string> {
      const path = OPERATOR_PATHS.gameUrl;
      const { url } = await ask(vendor, {
        path,
        body,
        schema: GameUrlAnswer,
        deadlineMs: GAME_URL_DEADLINE_MS,
        requestId,
      });
      return url;
    },

    /** The outcome of a round, as far as the vendor tells. */
    async gameRound(vendor: Vendor, body: Omit<GameRoundCall, 'operator_id'>): Promise<GameRoundAnswer> {
      const path = OPERATOR_PATHS.gameRound;
      const call = { path, schema: GameRoundAnswer, deadlineMs: ROUND_DEADLINE_MS, requestId: null };
      return askAside(vendor, { ...call, body: { operator_id: vendor.operatorId, ...body } });
    },

    /** Repeated under the same id it changes nothing. An answer with other terms than were asked for is none. */
    async createReward(vendor: Vendor, terms: Omit<RewardCreateCall, 'operator_id'>): Promise<void> {
      const schema = VendorReward.refine((answered) => isAsAsked(answered, terms));
      await askReward(vendor, { path: OPERATOR_PATHS.rewardCreate, schema, body: terms });
    },

    async cancelReward(vendor: Vendor, id: string): Promise<void> {
      const body = { reward_uuid: id };
      await askReward(vendor, { path: OPERATOR_PATHS.rewardCancel, schema: RewardCancelAnswer, body });
    },

    async listRewards(vendor: Vendor, body: Omit<RewardListCall, 'operator_id'>): Promise<VendorReward[]> {
      const call = { path: OPERATOR_PATHS.rewardList, schema: RewardListAnswer, body };
      return (await askReward(vendor, call)).rewards;
    },

    /** Whether an operator waits for it, who is also told how the vendor answers. */
    async gameList(vendor: Vendor, by: 'machine' | 'operator'): Promise<VendorTitle[]> {
      const { games } = await (by === 'operator' ? ask : askAside)(vendor, {
        path: OPERATOR_PATHS.gameList,
        body: { operator_id: vendor.operatorId },
        schema: GameListAnswer,
        deadlineMs: LIST_DEADLINE_MS,
        answerMaxBytes: LONG_ANSWER_MAX_BYTES,
        requestId: null,
      });
      return games;
    },
  };
}

type Terms = Pick<
  RewardCreateCall,
  'reward_uuid' | 'user' | 'game_code' | 'currency' | 'bet_value' | 'bet_count'
>;

const isAsAsked = (answered: Terms, asked: Terms): boolean =>
  (['reward_uuid', 'user', 'game_code', 'currency', 'bet_value', 'bet_count'] as const).every(
    (field) => answered[field] === asked[field],
  );
