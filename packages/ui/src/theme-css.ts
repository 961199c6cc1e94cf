type ThemeName = 'dark' | 'light';
type Tokens = Readonly<Record<string, string | undefined>>;
type Theme = { default: ThemeName; dark: Tokens; light: Tokens; shape: Tokens };

/**
 * A brand's tokens as CSS rules: both sets; the visitor's choice decides, else the device, else the brand. The server
 * writes them into the document; the site applies them when they change while a page is open.
 */
export function themeCss({ default: preferred, dark, light, shape }: Theme): string {
  const other = preferred === 'dark' ? 'light' : 'dark';
  const sets = { dark, light };
  const rules = (set: Tokens) =>
    Object.entries(set)
      .map(([token, value]) => `--${token}:${value}`)
      .join(';');
  const scheme = (name: ThemeName) => `color-scheme:${name};${rules(sets[name])}`;
  return (
    `:root{${scheme(preferred)};${rules(shape)}}` +
    `@media (prefers-color-scheme:${other}){:root:not([data-theme=${preferred}]){${scheme(other)}}}` +
    `:root[data-theme=${other}]{${scheme(other)}}`
  );
}
