import '@parlour/ui/base.css';
import './page.css';
import type { Messages } from '@parlour/texts/text-group';
import { TextsProvider } from '@parlour/ui/spoken';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { noteFocus } from '../platform/early-taps.ts';
import { type Page, PageContext } from '../platform/page.ts';
import { watchPlace } from '../platform/place.store.ts';
import { App } from './App.tsx';

/** Draws the page into the document, as soon as everything it needs at first is there. */
export function drawPage({ page, messages }: { page: Page; messages: Messages }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root element');
  const { timeZone, texts } = page.status.info;
  watchPlace();
  noteFocus();
  createRoot(root).render(
    <StrictMode>
      <TextsProvider language={page.language} messages={messages} timeZone={timeZone} overrides={texts}>
        <PageContext value={page}>
          <Suspense>
            <App />
          </Suspense>
        </PageContext>
      </TextsProvider>
    </StrictMode>,
  );
  page.site.ready();
}
