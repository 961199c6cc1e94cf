/** What an operator's text may be made of: server, site and console leave out everything else. */
export const CONTENT_TAGS = [
  ...['p', 'br', 'div', 'span', 'h2', 'h3', 'h4', 'blockquote', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'img'],
];

export const CONTENT_STYLES = [
  ...(['color', 'background-color', 'text-align', 'font-size', 'font-weight', 'line-height'] as const),
  ...(['width', 'max-width', 'height'] as const),
] as const;
export type ContentStyle = (typeof CONTENT_STYLES)[number];

/** Where a front finds the styles that `setStylesAside` moved. */
export const STYLES_ASIDE = 'data-style';

/**
 * Markup with its style attributes under another name. The policy of our pages forbids these attributes, and browsers
 * apply it, and report, while they read markup, even into a document that nobody sees. Under another name styles are only
 * words, until a script sets those that are allowed.
 */
export const setStylesAside = (html: string): string =>
  html.replace(/(<[a-z][^<>]*?\s)style(?=\s*=)/gi, `$1${STYLES_ASIDE}`);

/** The allowed ones among the styles as they were written. */
export function contentStylesIn(written: string): [ContentStyle, string][] {
  return written.split(';').flatMap((declaration): [ContentStyle, string][] => {
    const [name = '', value = ''] = declaration.split(':', 2).map((part) => part.trim());
    const style = CONTENT_STYLES.find((each) => each === name.toLowerCase());
    return style && value ? [[style, value]] : [];
  });
}
