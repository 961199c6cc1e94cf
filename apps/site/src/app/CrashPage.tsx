import { Button, PageBody } from '@parlour/ui';
import { lazy, Suspense } from 'react';
import { usePreferences } from '../platform/preferences.store.ts';
import { reloadPage } from '../platform/routes/place.store.ts';
import { TextsProvider, useText } from '../platform/texts/texts.tsx';
import { PageColumn } from '../shell/PageColumn.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Fetched only when needed: the network may be what broke. */
const CapsizedBoat = lazy(() => import('../features/system/art/CapsizedBoat.tsx'));

/** Knows no brand, since the brand's data may be what broke. */
export function CrashPage() {
  const { language, messages } = usePreferences();
  return (
    <TextsProvider language={language} messages={messages} timeZone="UTC">
      <PageColumn>
        <main>
          <ErrorBoundary fallback={null}>
            <Suspense>
              <CapsizedBoat />
            </Suspense>
          </ErrorBoundary>
          <Words />
        </main>
      </PageColumn>
    </TextsProvider>
  );
}

function Words() {
  const text = useText();
  return (
    <PageBody title={text('crash.title')} lead={text('crash.detail')}>
      <Button icon="reload" label={text('crash.reload')} onPress={reloadPage} />
    </PageBody>
  );
}
