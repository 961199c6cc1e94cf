import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import type { StageTheme } from '../catalogue/themes.ts';
import type { PageAssets } from './page-assets.ts';

type Needs = {
  nonce: string;
  language: Language;
  css: unknown;
  /** The game's names by language, and its picture. */
  title: { names: Readonly<Record<string, string>>; art: string };
  assets: PageAssets;
  boot: PageBoot;
};

/** For the page: its session, the origin it may talk to, and what it need not show. */
export type PageBoot = {
  sessionId: string;
  lobbyOrigin: string;
  hasLobbyBar: boolean;
  gameCode: string;
  mechanic: string;
  model: string;
  /** Many play one round of it together, at a table. */
  isTable: boolean;
  /** People play it against each other: it has a lobby of tables. */
  isPvp: boolean;
  art: string;
  theme: StageTheme;
  /** It only shows a round that was played. */
  isReplay?: boolean;
};

/**
 * A browser takes six files at a time, in the order of the document: the first calls, the styles, and what is largest of
 * the scripts come before the rest. Without the nonce a preload waits until the document has been read to the end.
 */
export function renderPage({ nonce, language, css, title, assets, boot }: Needs): string {
  const name = title.names[language] ?? '';
  const theme = css === 'light' ? 'light' : 'dark';
  return `<!doctype html>
<html lang="${LANGUAGE_NAMES[language].tag}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="${title.art}" type="image/svg+xml">
<title>${escapeHtml(name)}</title>
<script type="application/json" id="boot">${inlineJson({ ...boot, language, title: name })}</script>
${assets.first ? `<script type="module" async nonce="${nonce}" src="${assets.first}"></script>` : ''}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.preloads.map((href) => `<link rel="modulepreload" nonce="${nonce}" href="${href}">`).join('\n')}
</head>
<body>
<div id="root"></div>
${assets.reactRefresh ? refreshScript(assets.reactRefresh, nonce) : ''}
${assets.scripts.map((src) => `<script type="module" nonce="${nonce}" src="${src}"></script>`).join('\n')}
</body>
</html>
`;
}

/** What the React plugin of the development server expects in a page it did not write itself. */
function refreshScript(url: string, nonce: string): string {
  return `<script type="module" nonce="${nonce}">
import { injectIntoGlobalHook } from '${url}';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;
}

/** Our own codes, as in the address. */
export function languageOf(lang: unknown): Language {
  return typeof lang === 'string' && lang in LANGUAGE_NAMES ? (lang as Language) : 'EN';
}

/** JSON that cannot close its script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
