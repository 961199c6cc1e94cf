import type { Language, Lottery, LotteryTerms, Opened, SystemStatus } from '@parlour/client';
import { createLotteryClient } from '@parlour/client/lottery';
import { createQueries, nameOf, type Query, type QueryKey } from '@parlour/client/queries';
import type { PlayType } from '@parlour/contract/values/lottery';
import { SITE_PATHS } from '@parlour/contract/values/site-paths';
import { TextsProvider } from '@parlour/ui/spoken';
import { renderToString } from 'react-dom/server';
import { termsQuery } from '../features/betting/terms.query.ts';
import { lotteriesQuery } from '../features/lobby/lotteries.query.ts';
import { BetPage } from '../pages/BetPage.tsx';
import { skinOf } from '../pages/skins.ts';
import { withOffset } from '../parts/issue/issue.rules.ts';
import { openedQuery } from '../parts/issue/opened.query.ts';
import { deviceClock } from '../platform/clock.ts';
import { keepEarlyTaps } from '../platform/early-taps.ts';
import { loadTexts } from '../platform/load-texts.ts';
import { type Page, PageContext } from '../platform/page.ts';
import { rulesOf } from '../platform/rules.ts';
import { SESSION_KEY } from '../platform/session.ts';
import { FRAME_KINDS } from '../platform/site-frame.ts';

const TOLD = {
  sessionKey: SESSION_KEY,
  ready: FRAME_KINDS.ready,
  close: FRAME_KINDS.close,
  wayOut: SITE_PATHS.games,
};

/** For the document, behind the board. */
export const boardScript = `(${keepEarlyTaps})(${JSON.stringify(TOLD)})`;

type Asked = {
  language: Language;
  status: SystemStatus;
  playType: PlayType;
  answer: { game: Lottery; terms: LotteryTerms; opened: Opened };
  lotteries: Lottery[];
};

/**
 * The bet page as HTML: the server writes it into the document, so that a phone lays it out and answers taps while this
 * page's code is still on its way. The page then draws itself in its place.
 */
export async function writeBoard({ language, status, playType, answer, lotteries }: Asked): Promise<string> {
  const { gameId, gameGroupId } = answer.game;
  const [messages, family] = await Promise.all([loadTexts(language), rulesOf(gameGroupId), skinOf(playType)]);
  const page = openOnServer(language, status);
  know(page, termsQuery(page, { gameId, playType }), { ...answer, family });
  know(page, openedQuery(page, gameId), withOffset(answer.opened, page.clock.now()));
  know(page, lotteriesQuery(page), lotteries);
  const { timeZone, texts } = status.info;
  return renderToString(
    <TextsProvider language={language} messages={messages} timeZone={timeZone} overrides={texts}>
      <PageContext value={page}>
        <BetPage gameId={gameId} playType={playType} />
      </PageContext>
    </TextsProvider>,
  );
}

/** The page of a member of whom nothing is known: neither asked for nor shown. */
function openOnServer(language: Language, status: SystemStatus): Page {
  const isSignedIn = () => true;
  return {
    language,
    status,
    clock: deviceClock,
    client: createLotteryClient({
      merchant: () => status.info.merchantCode,
      language: () => language,
      device: () => 'H5',
      token: () => null,
    }),
    queries: createQueries({ isSignedIn, report: () => {} }),
    site: { ready() {}, close() {}, deposit() {}, onMoneyMoved: () => () => {} },
    isSignedIn,
  };
}

function know<Value>(
  { queries, language }: Page,
  { key, ...query }: Query<Value> & { key: QueryKey },
  first: Value,
): void {
  queries.watch(nameOf(key), { ...query, language, first }, () => {});
}
