import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/global.css';
import './app/hero.css';
import { App } from './app/App.tsx';
import { CrashPage } from './app/CrashPage.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { openSite } from './app/open-site.ts';
import { loadPage } from './platform/loading/load-screen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root element');
// The words come in a file of their own; without them there is nothing to draw.
const opened = await loadPage(openSite);
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={<CrashPage />}>
      <App opened={opened} />
    </ErrorBoundary>
  </StrictMode>,
);
