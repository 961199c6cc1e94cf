import { buttonClass, PageBody } from '@parlour/ui';
import { lazy, Suspense } from 'react';
import { loadWinners } from '../../features/games/jackpot/load-jackpot.ts';
import { LobbySkeleton } from '../../features/games/lobby/LobbySkeleton.tsx';
import { loadLobby } from '../../features/games/lobby/load-lobby.ts';
import { useIsSignedIn, useIsTrial, useMemberName } from '../../features/identity/profile/useMember.ts';
import { useHasFreePlay } from '../../features/identity/trial/useHasFreePlay.ts';
import { useBannerSlides } from '../../features/messages/banners/useBannerSlides.tsx';
import { NoticeLine } from '../../features/messages/notices/NoticeLine.tsx';
import { NoticeStrip } from '../../features/messages/notices/NoticeStrip.tsx';
import { HomePopup } from '../../features/messages/popup/HomePopup.tsx';
import { loadVideos } from '../../features/messages/videos/load-videos.ts';
import { AdultsOnly } from '../../features/system/home/AdultsOnly.tsx';
import { BrandFacts } from '../../features/system/home/BrandFacts.tsx';
import { HomeSlides } from '../../features/system/home/HomeSlides.tsx';
import { Promises } from '../../features/system/home/Promises.tsx';
import { ServiceFloat } from '../../features/system/service/ServiceFloat.tsx';
import { ServiceLinks } from '../../features/system/service/ServiceLinks.tsx';
import { NearViewport } from '../../platform/loading/NearViewport.tsx';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './HomePage.module.css';

const Lobby = lazy(loadLobby);
const HomeVideos = lazy(loadVideos);
const HomeWinners = lazy(loadWinners);
const PasskeyOffer = lazy(() => import('../../features/identity/passkeys/PasskeyOffer.tsx'));

export function HomePage() {
  const text = useText();
  const { customerService } = useBrand();
  const name = useMemberName();
  const isTrial = useIsTrial();
  const { slides } = useBannerSlides('m_home');
  return (
    <PageBody>
      <div className={styles.firstScreen}>
        <div className={styles.hero}>
          <HomeSlides
            greeting={name && !isTrial ? text('member.greeting', { name }) : null}
            banners={slides}
          />
          <ServiceFloat />
        </div>
        <NoticeStrip otherwise={<Advice />} beside={<FreePlay />} />
        <Suspense fallback={<LobbySkeleton />}>
          <Lobby />
        </Suspense>
      </div>
      <NearViewport>
        <Suspense>
          <HomeWinners />
        </Suspense>
      </NearViewport>
      <NearViewport>
        <Suspense>
          <HomeVideos />
        </Suspense>
      </NearViewport>
      {name && (
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      )}
      <Promises />
      <BrandFacts />
      <ServiceLinks entries={customerService} />
      <AdultsOnly />
      <HomePopup />
    </PageBody>
  );
}

/** Beside the announcements: a visitor can always try the games. */
function FreePlay() {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const hasFreePlay = useHasFreePlay();
  if (isSignedIn || !hasFreePlay) return null;
  return (
    <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={ROUTES.trial.path}>
      {text('identity.trial.start')}
    </Link>
  );
}

/** Where nothing is announced: free play for visitors, help for the others. */
function Advice() {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const hasFreePlay = useHasFreePlay();
  if (isSignedIn) return <NoticeLine to={ROUTES.help.path} words={text('system.notice.help')} />;
  return hasFreePlay ? (
    <NoticeLine to={ROUTES.trial.path} words={text('system.notice.freePlay')} />
  ) : (
    <NoticeLine to={ROUTES.beginnerGuide.path} words={text('system.notice.guide')} />
  );
}
