import { arcadeTexts } from '@parlour/texts/load/arcade';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { boot, calls, firstAnswers } from './first-calls.ts';
import { Opening } from './Opening.tsx';
import { openGame } from './open-game.ts';
import { LookProvider, wearTheme } from './platform/look.ts';
import { createSite } from './platform/parent.ts';
import { tuneTo } from './platform/sound.ts';
import { SpokenProvider, speak } from './platform/texts.tsx';

/** Operators alone see a round again in this way. */
const Replay = lazy(() => import('./replay/Replay.tsx'));
/** Games that people play against each other have tables instead of rounds. */
const Pvp = lazy(() => import('./pvp/Pvp.tsx'));

/** A game that is nearly here is drawn at once: a wheel before it would only take time of its own. */
const WAITED_MS = 300;

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root element');
wearTheme(boot.theme);
tuneTo(boot.theme);
const site = createSite(boot);
const opened = firstAnswers && openGame(boot, firstAnswers);
const [messages, openedSoon] = await Promise.all([
  arcadeTexts.load(boot.language),
  opened && Promise.race([opened, new Promise<null>((end) => setTimeout(() => end(null), WAITED_MS))]),
]);
const { lang: locale } = document.documentElement;
createRoot(root).render(
  <StrictMode>
    <SpokenProvider value={speak({ language: boot.language, locale, messages })}>
      <LookProvider value={boot}>
        {opened ? (
          <Opening opened={opened} known={openedSoon} boot={boot} calls={calls} site={site} />
        ) : (
          <Suspense fallback={null}>
            {boot.isPvp ? (
              <Pvp boot={boot} calls={calls} site={site} />
            ) : (
              <Replay boot={boot} calls={calls} />
            )}
          </Suspense>
        )}
      </LookProvider>
    </SpokenProvider>
  </StrictMode>,
);
