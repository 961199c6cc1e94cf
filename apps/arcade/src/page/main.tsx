import { moneyIn } from '@parlour/money';
import { createText } from '@parlour/texts/create-text';
import { type ArcadeKey, arcadeTexts } from '@parlour/texts/load/arcade';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { DiceGame } from './dice/DiceGame.tsx';
import { readBoot } from './platform/boot.ts';
import { createCalls } from './platform/calls.ts';
import { createSite } from './platform/parent.ts';
import { SpokenProvider } from './platform/texts.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root element');
const boot = readBoot();
const messages = await arcadeTexts.load(boot.language);
const locale = document.documentElement.lang;
const spoken = { text: createText<ArcadeKey>({ locale, messages }), money: moneyIn(locale) };
createRoot(root).render(
  <StrictMode>
    <SpokenProvider value={spoken}>
      <DiceGame calls={createCalls(boot)} site={createSite(boot)} />
    </SpokenProvider>
  </StrictMode>,
);
