import { TextsProvider } from '@parlour/ui/spoken';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '@parlour/ui/base.css';
import './app/page.css';
import { App } from './app/App.tsx';
import { openPage } from './app/open-page.ts';
import { PageContext } from './platform/page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root element');
const { page, messages } = await openPage();
const { timeZone, texts } = page.status.info;
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
