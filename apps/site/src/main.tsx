import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@parlour/ui/base.css';
import './app/global.css';
import './app/hero.css';
import { App } from './app/App.tsx';
import { CrashPage } from './app/CrashPage.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { openSite } from './app/open-site.ts';
import { loadPage } from './platform/loading/load-screen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root element');
// The texts are a separate file, and nothing can be drawn without them.
const opened = await loadPage(openSite);
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={<CrashPage />}>
      <App opened={opened} />
    </ErrorBoundary>
  </StrictMode>,
);
