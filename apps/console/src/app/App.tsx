import { CssBaseline, useMediaQuery } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { BrowserRouter } from 'react-router';
import { type Console, ConsoleProvider } from '../platform/console.ts';
import { createDataProvider } from '../platform/data-provider.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { TextsProvider } from '../platform/texts.tsx';
import { Gate } from './Gate.tsx';
import { createConsoleTheme } from './theme.ts';
import { useLibraryTexts } from './useLibraryTexts.ts';

const STALE_MS = 5_000;

export function App({ opened }: { opened: Console }) {
  const language = usePreferences((preferences) => preferences.language);
  const messages = usePreferences((preferences) => preferences.messages);
  return (
    <ConsoleProvider value={opened}>
      <TextsProvider language={language} messages={messages}>
        <BrowserRouter>
          <Library opened={opened} />
        </BrowserRouter>
      </TextsProvider>
    </ConsoleProvider>
  );
}

/** The configuration of react-admin, in one place. */
function Library({ opened }: { opened: Console }) {
  const themeName = usePreferences((preferences) => preferences.theme);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const theme = useMemo(() => createConsoleTheme(themeName, isStill), [themeName, isStill]);
  const i18nProvider = useLibraryTexts();
  const { dataProvider, queryClient, store } = useMemo(() => createLibrary(opened), [opened]);
  return (
    <AdminContext
      dataProvider={dataProvider}
      queryClient={queryClient}
      store={store}
      i18nProvider={i18nProvider}
      theme={theme}
      darkTheme={null}
    >
      <CssBaseline />
      <Gate />
    </AdminContext>
  );
}

function createLibrary({ client }: Console) {
  return {
    dataProvider: createDataProvider(client, () => usePreferences.getState().brand),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: STALE_MS } } }),
    store: memoryStore(),
  };
}
