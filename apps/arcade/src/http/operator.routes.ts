import { createHash, timingSafeEqual } from 'node:crypto';
import {
  CardFindingsCall,
  CardHandsCall,
  CardRakeCall,
  FloorChangeCall,
  FloorListCall,
  FloorStopCall,
  FloorViewCall,
  GameListCall,
  GameRoundCall,
  GameUrlCall,
  ONBOARDING_PATH,
  OnboardingCall,
  OPERATOR_PATHS,
  RewardCancelCall,
  RewardCreateCall,
  RewardListCall,
  SIGNATURE_HEADER,
  TransactionsCall,
  writeJson,
} from '@parlour/wallet-protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CardReports } from '../card-reports/card-reports.service.ts';
import { findStudio } from '../catalogue/studios.ts';
import { titlesOf } from '../catalogue/titles.ts';
import type { Floor } from '../floor/floor.ts';
import type { Operators } from '../operators/operators.service.ts';
import { Refused } from '../refused.ts';
import type { ReplayTickets } from '../replays/replay-tickets.ts';
import type { Reports } from '../reports/reports.service.ts';
import type { Rewards } from '../rewards/rewards.service.ts';
import type { EvidenceBook } from '../rounds/evidence.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { CallLimits } from './call-limits.ts';
import { bearerOf, parseBody, rawBody } from './parse.ts';

type Needs = {
  operators: Operators;
  sessions: Sessions;
  evidence: EvidenceBook;
  replays: Pick<ReplayTickets, 'addressOf'>;
  reports: Reports;
  cardReports: CardReports;
  floor: Floor;
  rewards: Rewards;
  limits: CallLimits;
  onboardingToken: string;
  /** The public address of this service, as the caller sees it. */
  originOf: (request: FastifyRequest) => string;
};

/** The platforms' calls: onboarding, the list of titles, and an address where one of their users plays. */
export function operatorRoutes(server: FastifyInstance, needs: Needs): void {
  const { operators, sessions, evidence, replays, reports, cardReports, floor, rewards, limits } = needs;
  const { onboardingToken, originOf } = needs;

  server.post(ONBOARDING_PATH, (request) => {
    if (!isSame(bearerOf(request), onboardingToken)) throw new Refused('not_permitted');
    const bytes = rawBody(request);
    const body = parseBody(OnboardingCall, bytes);
    return operators.onboard(
      {
        operatorId: body.operator_id,
        publicKey: body.public_key,
        walletUrl: body.wallet_url.replace(/\/$/, ''),
        origin: originOf(request),
      },
      { body: bytes, signature: signatureOf(request) },
    );
  });

  /** A stranger is rate-limited before being refused. */
  async function recogniseOrCount(request: FastifyRequest) {
    const operator = await operators.recognise(rawBody(request), signatureOf(request));
    if (operator) return operator;
    await limits.count(request);
    throw new Refused('bad_signature');
  }

  async function readSigned<Call extends { operator_id: string }>(
    schema: z.ZodType<Call>,
    request: FastifyRequest,
  ): Promise<{ call: Call; studio: string }> {
    const { code } = request.params as { code: string };
    const operator = await recogniseOrCount(request);
    const call = parseBody(schema, rawBody(request));
    if (call.operator_id !== operator.id) throw new Refused('bad_signature');
    if (!findStudio(code)) throw new Refused('not_found');
    return { call, studio: code };
  }

  server.post(`/studios/:code${OPERATOR_PATHS.gameList}`, async (request) => {
    const { studio } = await readSigned(GameListCall, request);
    const origin = originOf(request);
    return {
      games: titlesOf(studio).map(
        ({ studio: _studio, theme: _theme, tile: _tile, art, model_sheet, ...title }) => ({
          ...title,
          icon_url: origin + art,
          model_sheet: model_sheet && {
            ...model_sheet,
            url: `${origin}/models/${title.mechanic}/${title.model}.json`,
          },
        }),
      ),
    };
  });

  server.post(`/studios/:code${OPERATOR_PATHS.gameUrl}`, async (request) => {
    const { call, studio } = await readSigned(GameUrlCall, request);
    return { url: await sessions.open({ call, studio, origin: originOf(request) }) };
  });

  server.post(`/studios/:code${OPERATOR_PATHS.gameRound}`, async (request) => {
    const { call, studio } = await readSigned(GameRoundCall, request);
    const { round, evidence: told } = await evidence.of({ ...call, studio });
    // A sitting has many hands, which are its players' to see.
    if (round.cardTableId !== null) return { evidence: told, url: null };
    const place = { origin: originOf(request), round: round.id, framer: call.frame_origin ?? null };
    return { evidence: told, url: replays.addressOf(place, { lang: call.lang, css: call.meta?.css }) };
  });

  server.post(`/studios/:code${OPERATOR_PATHS.rewardCreate}`, async (request) => {
    const { call, studio } = await readSigned(RewardCreateCall, request);
    return rewards.create(call, studio);
  });

  server.post(`/studios/:code${OPERATOR_PATHS.rewardCancel}`, async (request) => {
    const { call } = await readSigned(RewardCancelCall, request);
    return rewards.cancel({ operatorId: call.operator_id, id: call.reward_uuid });
  });

  server.post(`/studios/:code${OPERATOR_PATHS.rewardList}`, async (request) => {
    const { call, studio } = await readSigned(RewardListCall, request);
    return rewards.list(call, studio);
  });

  server.post(`/studios/:code${OPERATOR_PATHS.transactions}`, async (request, reply) => {
    const { call, studio } = await readSigned(TransactionsCall, request);
    // Amounts are integers of any size, which the usual serialiser cannot write.
    return reply.type('application/json').send(writeJson(await reports.list(call, studio)));
  });

  server.post(`/studios/:code${OPERATOR_PATHS.cardRake}`, async (request, reply) => {
    const { call, studio } = await readSigned(CardRakeCall, request);
    return reply.type('application/json').send(writeJson(await cardReports.rake(call, studio)));
  });

  server.post(`/studios/:code${OPERATOR_PATHS.cardFindings}`, async (request) => {
    const { call, studio } = await readSigned(CardFindingsCall, request);
    return cardReports.findings(call, studio);
  });

  server.post(`/studios/:code${OPERATOR_PATHS.cardHands}`, async (request, reply) => {
    const { call, studio } = await readSigned(CardHandsCall, request);
    return reply.type('application/json').send(writeJson(await cardReports.hands(call, studio)));
  });

  server.post(`/studios/:code${OPERATOR_PATHS.floorList}`, async (request) => {
    const { call, studio } = await readSigned(FloorListCall, request);
    return floor.reports.list(call, studio);
  });

  server.post(`/studios/:code${OPERATOR_PATHS.floorView}`, async (request) => {
    const { call, studio } = await readSigned(FloorViewCall, request);
    return floor.reports.view(call, studio);
  });

  server.post(`/studios/:code${OPERATOR_PATHS.floorChange}`, async (request) => {
    const { call, studio } = await readSigned(FloorChangeCall, request);
    return floor.change(call, studio);
  });

  server.post(`/studios/:code${OPERATOR_PATHS.floorStop}`, async (request) => {
    const { call, studio } = await readSigned(FloorStopCall, request);
    return floor.stop(call, studio);
  });
}

function signatureOf({ headers }: FastifyRequest): string | undefined {
  const signature = headers[SIGNATURE_HEADER];
  return typeof signature === 'string' ? signature : undefined;
}

/** In constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
