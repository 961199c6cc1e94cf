import { SYSTEM_STATUS } from '@parlour/contract/values/system';
import { lazy, Suspense, useMemo } from 'react';
import { useSystemStatus } from '../features/system/useSystemStatus.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { type Site, SiteContext } from '../platform/site.ts';
import { TextsProvider } from '../platform/texts/texts.tsx';
import { Toaster } from '../shell/notices/Toaster.tsx';
import { UpdateNotice } from '../shell/notices/UpdateNotice.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';
import { usePage } from './usePage.ts';

const ClosedShell = lazy(() => import('../shell/ClosedShell.tsx'));

/** The opened site, kept up to date while it is shown. */
export function App({ opened }: { opened: Site }) {
  const { language, messages } = usePreferences();
  const status = useSystemStatus({
    first: opened.status,
    language,
    client: opened.client,
    live: opened.live,
  });
  const site = useMemo(() => ({ ...opened, language, status }), [opened, language, status]);
  return (
    <TextsProvider
      language={language}
      messages={messages}
      timeZone={status.info.timeZone}
      overrides={status.info.texts}
    >
      <SiteContext value={site}>
        <SiteOfStatus status={status.status} />
        <Toaster />
        <UpdateNotice />
      </SiteContext>
    </TextsProvider>
  );
}

/** A closed site shows one page at every address, so the visitor keeps the address for later. */
function SiteOfStatus({ status }: { status: Site['status']['status'] }) {
  if (status === SYSTEM_STATUS.OPEN) return <SiteRoutes />;
  return (
    <Suspense>
      <ClosedShell>
        <ClosedPage name={status === SYSTEM_STATUS.MAINTENANCE ? 'unavailable' : 'restricted'} />
      </ClosedShell>
    </Suspense>
  );
}

function ClosedPage({ name }: { name: 'unavailable' | 'restricted' }) {
  const Page = usePage(name);
  return Page && <Page name={name} />;
}
