import { LANGUAGE_TAG, type Language, SITE_FILES, SITE_PATHS, type Theme } from '@parlour/contract';
import { OFFLINE_TEXTS } from '@parlour/texts/whole/offline';
import { themeCss } from '@parlour/ui/theme-css';
import { LOOK_AGAIN_MS } from '../http.rules.ts';
import { escapeHtml, inlineJson, preferencesScript } from './document.ts';

type OfflineNeeds = {
  nonce: string;
  name: string;
  languages: readonly Language[];
  language: Language;
  theme: Theme;
  /** The brand's icon as SVG, inlined because nothing can be fetched offline. */
  icon: string;
};

/** The page shown without a network: the service worker stores it as it is, so it needs no other file. */
export function renderOfflineDocument(needs: OfflineNeeds): string {
  const { nonce, name, language, languages, theme, icon } = needs;
  const words = Object.fromEntries(languages.map((each) => [LANGUAGE_TAG[each], wordsOf(each, name)]));
  const { title, detail, retry } = wordsOf(language, name);
  return `<!doctype html>
<html lang="${LANGUAGE_TAG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(name)}</title>
<script nonce="${nonce}">${preferencesScript({ language, languages })}</script>
<style nonce="${nonce}">${themeCss(theme)}${STYLE}</style>
</head>
<body>
<main>
<img src="data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}" alt="" width="88" height="88">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<button type="button">${escapeHtml(retry)}</button>
</main>
<script nonce="${nonce}">${pageScript(words)}</script>
</body>
</html>
`;
}

/** What the service worker keeps may do no more than this. */
export function offlinePolicy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

type Words = { title: string; detail: string; retry: string };

function wordsOf(language: Language, name: string): Words {
  const texts = OFFLINE_TEXTS[language];
  return {
    title: texts['offline.title'],
    detail: texts['offline.detail'].replace('{name}', name),
    retry: texts['offline.retry'],
  };
}

/**
 * Speaks the visitor's language, and reopens the site as soon as there is a network. Devices do not always report one,
 * nor do they know whether the server answers, so the page tries on its own while it is visible.
 */
function pageScript(words: Record<string, Words>): string {
  return (
    `const w=${inlineJson(words)}[document.documentElement.lang],q=(s)=>document.querySelector(s),again=()=>` +
    `location.pathname==='${SITE_FILES.offline}'?location.replace('${SITE_PATHS.home}'):location.reload();` +
    `if(w){q('h1').textContent=w.title;q('p').textContent=w.detail;q('button').textContent=w.retry}` +
    `q('button').onclick=again;addEventListener('online',again);` +
    `setInterval(()=>navigator.onLine&&!document.hidden&&again(),${LOOK_AGAIN_MS})`
  );
}

const STYLE =
  'body{margin:0;background:var(--surface-0);color:var(--text);font-family:system-ui,sans-serif}' +
  'main{box-sizing:border-box;display:grid;align-content:center;justify-items:center;gap:12px;min-height:100dvh;' +
  'max-width:430px;margin:auto;padding:32px 24px;text-align:center}' +
  'img{margin-bottom:12px;border-radius:22px}h1{margin:0;font-size:24px}' +
  'p{margin:0 0 16px;color:var(--text-muted);font-size:16px;line-height:1.5}' +
  'button{min-height:48px;padding:0 28px;border:0;border-radius:var(--radius-button);' +
  'background:linear-gradient(100deg,var(--action-from),var(--action-to));color:var(--on-action);' +
  'font:600 16px system-ui,sans-serif}button:focus-visible{outline:2px solid var(--text);outline-offset:3px}';
