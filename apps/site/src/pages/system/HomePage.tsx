import { PageBody } from '@parlour/ui';
import { lazy, Suspense } from 'react';
import { loadWinners } from '../../features/games/jackpot/load-jackpot.ts';
import { LobbySkeleton } from '../../features/games/lobby/LobbySkeleton.tsx';
import { loadLobby } from '../../features/games/lobby/load-lobby.ts';
import { useIsTrial, useMemberName } from '../../features/identity/profile/useMember.ts';
import { FreePlayLink } from '../../features/identity/trial/FreePlayLink.tsx';
import { AdultsOnly } from '../../features/system/home/AdultsOnly.tsx';
import { BrandFacts } from '../../features/system/home/BrandFacts.tsx';
import { HomeSlides } from '../../features/system/home/HomeSlides.tsx';
import { Promises } from '../../features/system/home/Promises.tsx';
import { ServiceFloat } from '../../features/system/service/ServiceFloat.tsx';
import { ServiceLinks } from '../../features/system/service/ServiceLinks.tsx';
import { NearViewport } from '../../platform/loading/NearViewport.tsx';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';

const Lobby = lazy(loadLobby);
const HomeWinners = lazy(loadWinners);
const PasskeyOffer = lazy(() => import('../../features/identity/passkeys/PasskeyOffer.tsx'));

export function HomePage() {
  const text = useText();
  const { customerService } = useBrand();
  const name = useMemberName();
  const isTrial = useIsTrial();
  return (
    <PageBody>
      <HomeSlides greeting={name && !isTrial ? text('member.greeting', { name }) : null} />
      <Suspense fallback={<LobbySkeleton />}>
        <Lobby />
      </Suspense>
      <NearViewport>
        <Suspense>
          <HomeWinners />
        </Suspense>
      </NearViewport>
      <FreePlayLink />
      {name && (
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      )}
      <Promises />
      <BrandFacts />
      <ServiceLinks entries={customerService} />
      <AdultsOnly />
      <ServiceFloat />
    </PageBody>
  );
}
