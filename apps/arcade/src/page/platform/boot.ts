import type { Language } from '@parlour/texts/languages';

/** How a title looks and sounds. */
export type Theme = {
  palette: { from: string; to: string; accent: string; accent2: string; glow: string };
  /** Of the symbols, by the names of their files. */
  pictures: { high: readonly string[]; wild: string; scatter: string };
  /** What the four symbols that pay most are called. */
  names: readonly string[];
  /** Semitones above the root, within an octave. */
  scale: readonly number[];
  /** Beats per minute. */
  tempo: number;
};

export type Boot = {
  sessionId: string;
  lobbyOrigin: string;
  /** The surrounding site shows the title, the balance, the way out and the cashier. */
  hasLobbyBar: boolean;
  language: Language;
  gameCode: string;
  mechanic: string;
  model: string;
  /** Many play one round of it together, at a table. */
  isTable: boolean;
  /** People play it against each other: it has a lobby of tables. */
  isPvp: boolean;
  /** The game's name in the player's language. */
  title: string;
  theme: Theme;
  /** The page only shows a round that was played, and `sessionId` is the ticket for it. */
  isReplay?: boolean;
  key: string;
};

/** What the document says, and the key, which is only in the address. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('the document holds no boot data');
  return { ...(JSON.parse(text) as Omit<Boot, 'key'>), key: location.hash.slice(1) };
}
