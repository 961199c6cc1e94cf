import { PageBody } from '@parlour/ui';
import { lazy, Suspense } from 'react';
import { InSight } from '../features/games/InSight.tsx';
import { LobbyWaiting } from '../features/games/LobbyWaiting.tsx';
import { loadWinners } from '../features/games/load-jackpot.ts';
import { loadLobby } from '../features/games/load-lobby.ts';
import { FreePlayLink } from '../features/identity/FreePlayLink.tsx';
import { useIsTrial, useMemberName } from '../features/identity/useMember.ts';
import { AdultsOnly } from '../features/system/AdultsOnly.tsx';
import { BrandFacts } from '../features/system/BrandFacts.tsx';
import { HomeSlides } from '../features/system/HomeSlides.tsx';
import { Promises } from '../features/system/Promises.tsx';
import { ServiceFloat } from '../features/system/ServiceFloat.tsx';
import { ServiceLinks } from '../features/system/ServiceLinks.tsx';
import { useBrand } from '../platform/site.ts';
import { useText } from '../platform/texts.tsx';

const Lobby = lazy(loadLobby);
const HomeWinners = lazy(loadWinners);
const PasskeyOffer = lazy(() => import('../features/identity/PasskeyOffer.tsx'));

export function HomePage() {
  const text = useText();
  const { customerService } = useBrand();
  const name = useMemberName();
  const isTrial = useIsTrial();
  return (
    <PageBody>
      <HomeSlides greeting={name && !isTrial ? text('member.greeting', { name }) : null} />
      <Suspense fallback={<LobbyWaiting />}>
        <Lobby />
      </Suspense>
      <InSight>
        <Suspense>
          <HomeWinners />
        </Suspense>
      </InSight>
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
