import { createContext, use } from 'react';
import type { Boot, Theme } from './boot.ts';

/** The name of the game and how it looks, for stages that draw both. */
export type Look = Pick<Boot, 'title' | 'theme'>;

const LookContext = createContext<Look | null>(null);
export const LookProvider = LookContext;

export function useLook(): Look {
  const look = use(LookContext);
  if (!look) throw new Error('nothing says how the game looks');
  return look;
}

let worn: Theme | null = null;

/** The theme of the title, for words that are made outside of components. */
export function wornTheme(): Theme {
  if (!worn) throw new Error('no theme is worn yet');
  return worn;
}

/** Paints the whole page in the colours of the title. */
export function wearTheme(theme: Theme): void {
  const { from, to, accent, accent2, glow } = theme.palette;
  const { style } = document.documentElement;
  worn = theme;
  style.setProperty('--stage-from', from);
  style.setProperty('--stage-to', to);
  style.setProperty('--accent', accent);
  style.setProperty('--accent-2', accent2);
  style.setProperty('--glow', glow);
  style.setProperty('--on-accent', isBright(accent) ? '#160a10' : '#ffffff');
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
/** How much of a colour's light the eye takes from each of its parts. */
const SHARES = [0.299, 0.587, 0.114];
const BRIGHT = 140;

function isBright(colour: string): boolean {
  const parts = HEX.exec(colour)?.slice(1) ?? [];
  const light = parts.reduce((sum, part, index) => sum + Number.parseInt(part, 16) * (SHARES[index] ?? 0), 0);
  return light > BRIGHT;
}
