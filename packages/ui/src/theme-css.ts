type ThemeName = 'dark' | 'light';
type Tokens = Readonly<Record<string, string | undefined>>;
type Theme = { default: ThemeName; dark: Tokens; light: Tokens; shape: Tokens };

/**
 * A brand's tokens as rules: both sets, of which the visitor chooses one, else the device, and where neither does,
 * the brand. The server writes them into the document; the site, when they change while it is looked at.
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
