import { LANGUAGE_TAG, type Language, SITE_FILES, type SystemStatus, type Theme } from '@parlour/contract';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { themeCss } from '@parlour/ui/theme-css';
import type { WrittenBoard } from './lottery-board.ts';
import type { SiteAssets } from './site-assets.ts';

export type DocumentNeeds = {
  nonce: string;
  language: Language;
  theme: Theme;
  status: SystemStatus;
  assets: SiteAssets;
  /** The brand's picture, if the page shows it first: it is drawn before the site's code has loaded. */
  picture?: string | undefined;
  /** The theme to show, where the address says it; otherwise the visitor's choice, or the device's. */
  mode?: Theme['default'] | undefined;
  /** Of the lottery page, whose scripts run as soon as they are here. */
  lottery?: LotteryFirst;
};

/** What a document of the lottery page knows. */
export type LotteryFirst = {
  /** What the page asks for first depends on it; null: it shows no bets. */
  family: LotteryFamily | null;
  /** The bet page as HTML, with the styles of its skin, and what makes it answer. */
  board: (WrittenBoard & { styles: readonly string[] }) | null;
};

/**
 * The site's document, rendered for each request: it contains the brand's theme and the status, so the first paint
 * needs no further call, and a fresh nonce.
 */
export function renderDocument(needs: DocumentNeeds): string {
  const { nonce, language, theme, status, assets, picture, mode, lottery } = needs;
  const { name, tagline } = status.info;
  const background = theme[mode ?? theme.default]['surface-0'];
  const art = `${SITE_FILES.brand}${escapeHtml(status.info.mui)}`;
  // The development server has a script of its own that must run before.
  const isEarly = lottery !== undefined && !assets.reactRefresh;
  const board = lottery?.board;
  const scripts = assets.scripts
    .map(
      (src) =>
        `<script type="module" nonce="${nonce}"${isEarly ? ' async fetchpriority="high"' : ''} src="${src}"></script>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${LANGUAGE_TAG[language]}"${mode ? ` data-theme="${mode}"` : ''}${status.info.appWindow ? '' : ' data-no-bar'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="csp-nonce" content="${nonce}">
<meta name="description" content="${escapeHtml(tagline)}">
<meta name="theme-color" content="${escapeHtml(background)}">
<title>${escapeHtml(name)}</title>
<script nonce="${nonce}">${preferencesScript({ language, languages: status.info.languages })}</script>
<link rel="icon" href="${art}/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${art}/apple-180.png">
<link rel="manifest" href="${SITE_FILES.manifest}">
<meta name="mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-title" content="${escapeHtml(name)}">
<script type="application/json" id="boot">${inlineJson({ language, status, lotteryFamily: lottery?.family })}</script>
${isEarly ? `${scripts}\n` : ''}${picture ? `<link rel="preload" as="image" href="${escapeHtml(picture)}" fetchpriority="high">\n` : ''}${[...assets.preloads, ...languagePreload(assets, language)].map((href) => `<link rel="modulepreload" nonce="${nonce}" href="${href}">`).join('\n')}
${[...assets.styles, ...(board?.styles ?? [])].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style nonce="${nonce}" id="theme">${themeCss(theme)}</style>
<style nonce="${nonce}">:root{--empty-art:url("${art}/empty.svg")}</style>
</head>
<body>
<div id="root">${picture ? firstPaint({ picture, tagline }) : (board?.html ?? '')}</div>
${board ? `<script nonce="${nonce}">${board.script}</script>\n` : ''}${assets.reactRefresh ? reactRefreshPreamble(assets.reactRefresh, nonce) : ''}
${isEarly ? '' : scripts}
</body>
</html>
`;
}

/** The home page as far as it is known here; the site's code draws over it (apps/site/src/app/hero.css). */
function firstPaint({ picture, tagline }: { picture: string; tagline: string }): string {
  return (
    `<div class="first-paint" aria-hidden="true"><div class="hero-panel"><p class="hero-words">${escapeHtml(tagline)}</p>` +
    `<img class="hero-art" src="${escapeHtml(picture)}" alt="" width="360" height="312"></div></div>`
  );
}

/**
 * Runs before anything is painted: a visitor who chose the other theme would otherwise see a flash of this one. The
 * keys are those of the site's storage (apps/site/src/platform/device/storage.ts).
 */
export function preferencesScript({
  language,
  languages,
}: Pick<DocumentNeeds, 'language'> & Offered): string {
  const tags = Object.fromEntries(languages.map((each) => [each, LANGUAGE_TAG[each]]));
  return (
    `try{const r=document.documentElement,d=r.dataset,k=(n)=>JSON.parse(localStorage.getItem('PARLOUR_'+n)),` +
    `t=k('THEME'),l=k('LANGUAGE'),g=${JSON.stringify(tags)}[l];` +
    `if(!d.theme&&(t==='dark'||t==='light'))d.theme=t;if(g){r.lang=g;if(l!=='${language}')d.otherWords=''}` +
    `if(k('DOWNLOAD_BAR')||navigator.standalone||matchMedia('(display-mode: standalone)').matches)d.noBar=''}catch{}`
  );
}

type Offered = { languages: readonly Language[] };

function languagePreload({ languages }: SiteAssets, language: Language): readonly string[] {
  return languages[language] ?? [];
}

/** JSON that cannot close its script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** What the React plugin of the development server expects in a page it did not write itself. */
export function reactRefreshPreamble(url: string, nonce: string): string {
  return `<script type="module" nonce="${nonce}">
import { injectIntoGlobalHook } from '${url}';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;
}
