import {
  GameListCall,
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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { misbehave } from './misbehaviour.ts';
import { pageOf } from './report.ts';
import { ONBOARDING_TOKEN, STUDIO_CODE, STUDIO_TITLES, type Studio, type StudioOperator } from './studio.ts';

const API_PATH = `/studios/${STUDIO_CODE}`;

/** A game vendor as the platform sees one, which can be told to misbehave. */
export function vendorRoutes(
  server: FastifyInstance,
  { studio, origin }: { studio: Studio; origin: () => string },
): void {
  server.register(async (scope) => {
    // The body stays bytes until its signature is verified.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(`/vendor${ONBOARDING_PATH}`, (request, reply) => {
      if (request.headers.authorization !== `Bearer ${ONBOARDING_TOKEN}`) return reply.code(401).send({});
      const call = OnboardingCall.parse(JSON.parse(bodyOf(request).toString()));
      const { operator_id: operatorId, public_key: publicKey, wallet_url: walletUrl } = call;
      const public_key = studio.onboard({ operatorId, publicKey, walletUrl });
      return reply.send({ studios: [{ code: STUDIO_CODE, name: 'Squall', public_key, api_path: API_PATH }] });
    });

    function answerSigned<Call>(
      path: string,
      schema: z.ZodType<Call>,
      answer: (call: Call, operator: StudioOperator) => object,
    ): void {
      scope.post(`/vendor${API_PATH}${path}`, async (request, reply) => {
        const operator = await studio.recognise(bodyOf(request), String(request.headers[SIGNATURE_HEADER]));
        if (!operator) return reply.code(401).send({});
        const { answers } = studio.settings;
        const does = answers === 'normal' || answers === 'done_unsaid';
        const answered = does && answer(schema.parse(JSON.parse(bodyOf(request).toString())), operator);
        if (answers !== 'normal') return take(reply, () => misbehave(answers, reply.raw));
        return reply.type('application/json').send(writeJson(answered));
      });
    }

    answerSigned(OPERATOR_PATHS.gameList, GameListCall, () => ({ games: STUDIO_TITLES }));
    answerSigned(OPERATOR_PATHS.gameUrl, GameUrlCall, (call, operator) => {
      const { user, token, game_code: gameCode, currency } = call;
      studio.openings.push({ operatorId: operator.id, user, token, gameCode, currency });
      return { url: `${origin()}/vendor/play#${studio.openings.length}` };
    });
    const { rewards } = studio;
    answerSigned(OPERATOR_PATHS.rewardCreate, RewardCreateCall, rewards.create);
    answerSigned(OPERATOR_PATHS.rewardCancel, RewardCancelCall, rewards.cancel);
    answerSigned(OPERATOR_PATHS.rewardList, RewardListCall, rewards.list);
    answerSigned(OPERATOR_PATHS.transactions, TransactionsCall, (call) => pageOf(studio.report, call));
  });

  server.get('/vendor/play', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send('<!doctype html><title>Squall</title>'),
  );
}

/** From here on the answer is written by hand. */
function take(reply: FastifyReply, write: () => void): FastifyReply {
  reply.hijack();
  write();
  return reply;
}

const bodyOf = ({ body }: FastifyRequest): Buffer => body as Buffer;
