import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  type Language,
  LOTTERY_BASE,
  type Lottery,
  SYSTEM_STATUS,
  type SystemStatus,
  type Theme,
} from '@parlour/contract';
import type { PlayType } from '@parlour/contract/values/lottery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../tenancy/brand.ts';
import { type BrandDirectory, findBrand } from '../calls/caller.ts';
import { FILES_KEPT_SECONDS } from '../http.rules.ts';
import { contentSecurityPolicy, newNonce } from '../security-headers.ts';
import { type LotteryFirst, renderDocument } from './document.ts';
import { documentLanguage } from './document-language.rules.ts';
import { type BoardAsked, createBoardWriter, type WriteBoard } from './lottery-board.ts';
import type { StatusTeller } from './site.routes.ts';
import type { SiteAssets } from './site-assets.ts';

/** The address of a lottery's bet page, with its skin. */
const BET_PAGE = new RegExp(`^${LOTTERY_BASE}[^/?]+/(trad|ent)/games/(\\w+)(?:\\?|$)`);
/** What draws the plays of a skin, as the manifest of the lottery page names it. */
const SKIN_SOURCES: Readonly<Record<PlayType, string>> = {
  trad: 'src/features/betting/classic/ClassicBet.tsx',
  ent: 'src/features/betting/boards/BoardBet.tsx',
};

export type LotteryPageNeeds = {
  brands: BrandDirectory;
  tellStatus: StatusTeller;
  /** Refuses what the brand does not have. */
  termsOf(
    brand: Brand,
    asked: { language: Language; gameId: string; playType: PlayType },
  ): Promise<BoardAsked['answer']>;
  lotteriesOf(brand: Brand, language: Language): Promise<Lottery[]>;
  /** Null: the page is not built, and its addresses are the site's. */
  assets: SiteAssets | null;
  viteOrigin: string | undefined;
  lotteryDist: string;
};

/** The lottery page, which the site frames: only our own origin may. */
export async function lotteryPageRoutes(server: FastifyInstance, needs: LotteryPageNeeds): Promise<void> {
  const { assets } = needs;
  if (!assets) return;
  if (!needs.viteOrigin)
    await server.register(fastifyStatic, {
      root: join(needs.lotteryDist, 'assets'),
      prefix: `${LOTTERY_BASE}assets/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: FILES_KEPT_SECONDS * 1000,
      index: false,
    });
  const write = needs.viteOrigin ? null : createBoardWriter(needs.lotteryDist);
  const boards = write && {
    write,
    styles: { trad: assets.stylesOf(SKIN_SOURCES.trad), ent: assets.stylesOf(SKIN_SOURCES.ent) },
  };
  server.get(`${LOTTERY_BASE}*`, { compress: {} }, (request, reply) =>
    sendDocument(request, reply, { ...needs, assets, boards }),
  );
}

type PageNeeds = LotteryPageNeeds & {
  assets: SiteAssets;
  /** Null: documents come without. */
  boards: { write: WriteBoard; styles: Readonly<Record<PlayType, readonly string[]>> } | null;
};

async function sendDocument(request: FastifyRequest, reply: FastifyReply, needs: PageNeeds) {
  const { brands, tellStatus, assets, viteOrigin } = needs;
  const brand = findBrand(brands, request);
  const language = documentLanguage(request, brand);
  const status = tellStatus({ brand, language, ip: request.address });
  const nonce = newNonce();
  const board = await findBoard(request, { needs, brand, language, status });
  if (status.status === SYSTEM_STATUS.MAINTENANCE) reply.code(503);
  if (status.status === SYSTEM_STATUS.REGION_RESTRICTED) reply.code(403);
  return reply
    .headers({
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'content-security-policy': contentSecurityPolicy({ nonce, imageHosts: [], viteOrigin }),
    })
    .type('text/html; charset=utf-8')
    .send(
      renderDocument({
        nonce,
        language,
        theme: brand.settings.theme,
        status,
        assets,
        mode: modeOf(request.query),
        lottery: board ?? { family: null, board: null },
      }),
    );
}

type Visit = { needs: PageNeeds; brand: Brand; language: Language; status: SystemStatus };

/** The bet page of the address. Null: the address shows something else; the page loads all the same, and says what is wrong. */
async function findBoard(
  { url, log }: FastifyRequest,
  { needs: { termsOf, lotteriesOf, boards }, brand, language, status }: Visit,
): Promise<LotteryFirst | null> {
  const [, skin, gameId] = BET_PAGE.exec(url) ?? [];
  if (!gameId || status.status !== SYSTEM_STATUS.OPEN) return null;
  const playType: PlayType = skin === 'ent' ? 'ent' : 'trad';
  // Refused, or without a database.
  const answer = await termsOf(brand, { language, gameId, playType }).catch(() => null);
  if (!answer) return null;
  const family = answer.game.gameGroupId;
  if (!boards) return { family, board: null };
  try {
    const lotteries = await lotteriesOf(brand, language);
    const board = await boards.write({ language, status, playType, answer, lotteries });
    return { family, board: { ...board, styles: boards.styles[playType] } };
  } catch (err) {
    log.error({ err, gameId, playType }, 'the board of a lottery could not be written');
    return { family, board: null };
  }
}

/** The theme the surrounding site is shown in. */
function modeOf(query: unknown): Theme['default'] | undefined {
  const { css } = query as { css?: unknown };
  return css === 'dark' || css === 'light' ? css : undefined;
}
