import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/console.css';
import { App } from './app/App.tsx';
import { openConsole } from './app/open-console.ts';
import { readNonce } from './platform/boot.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root element');
// The policy only allows styles with the document's nonce, and MUI creates its styles at run time.
const cache = createCache({ key: 'css', nonce: readNonce(document), prepend: true });
const opened = await openConsole();
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <App opened={opened} />
    </CacheProvider>
  </StrictMode>,
);
