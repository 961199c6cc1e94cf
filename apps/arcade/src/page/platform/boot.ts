import type { Language } from '@parlour/texts/languages';

export type Boot = {
  sessionId: string;
  lobbyOrigin: string;
  /** The surrounding site shows the title, the balance, the way out and the cashier. */
  hasLobbyBar: boolean;
  language: Language;
  mechanic: string;
  model: string;
  /** The game's name in the player's language. */
  title: string;
  key: string;
};

/** What the document says, and the key, which is only in the address. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('the document holds no boot data');
  return { ...(JSON.parse(text) as Omit<Boot, 'key'>), key: location.hash.slice(1) };
}
