import { Box } from '@mui/material';
import { createElement, type ElementType, type ReactNode, useMemo } from 'react';

const TAGS = new Set(
  'p br div span h2 h3 h4 blockquote hr strong b em i u s small sub sup ul ol li table thead tbody tr th td a img'.split(
    ' ',
  ),
);
const STYLES = [
  'color',
  'backgroundColor',
  'textAlign',
  'fontSize',
  'fontWeight',
  'width',
  'maxWidth',
] as const;

/**
 * An operator's HTML as elements of ours: nothing of it is given to the browser as markup. The server decides what may
 * stay when it is saved; here links lead nowhere.
 */
export function ShownHtml({ html, site, link }: { html: string; site: string; link: string }) {
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  return (
    <Box
      sx={{
        '& p': { my: 1 },
        '& ul, & ol': { pl: 2.5, my: 1 },
        '& a': { color: link, textDecoration: 'underline' },
      }}
    >
      {childrenOf(body, site)}
    </Box>
  );
}

const childrenOf = (node: Node, site: string): ReactNode[] =>
  [...node.childNodes].map((child, at) => draw(child, site, String(at)));

function draw(node: Node, site: string, key: string): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.localName;
  if (!TAGS.has(tag)) return null;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'img') {
    const src = node.getAttribute('src') ?? '';
    if (!src.startsWith('/m/picture/')) return null;
    return (
      <Box
        key={key}
        component="img"
        src={`${site}${src}`}
        alt={node.getAttribute('alt') ?? ''}
        sx={{ maxWidth: '100%' }}
      />
    );
  }
  const styles = STYLES.filter((name) => node.style[name]).map((name) => [name, node.style[name]]);
  const Element: ElementType = Box;
  return (
    <Element key={key} component={tag} sx={Object.fromEntries(styles)}>
      {childrenOf(node, site)}
    </Element>
  );
}
