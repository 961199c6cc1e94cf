import type { ArtTools } from './art-tools.ts';

type Removal = { kind: 'shape' | 'filter' | 'flatten'; token: number };
type Drawing = { tokens: string[]; defs: string[] };

/** The size in pixels at which a loss is measured; a motif is shown about twice as large. */
const MEASURE_PX = 72;
const SHAPE = /^<(path|circle|ellipse|rect|use)\b/;

/**
 * Shrinks a picture of the Fluent set. It drops shapes, filters and gradients one at a time, the least visible per byte
 * first, until the picture is within its budget.
 */
export function simplify(body: string, budgetBytes: number, tools: ArtTools): string {
  const original = parse(body);
  const wanted = tools.pixels(wrap(body), MEASURE_PX);
  const gone = new Set<string>();
  const losses = listRemovals(original).map((removal) => ({ removal, worth: 0 }));
  const seenLoss = (removals: ReadonlySet<string>) =>
    difference(wanted, tools.pixels(wrap(draw(original, removals)), MEASURE_PX));

  let length = draw(original, gone).length;
  let loss = seenLoss(gone);
  const weigh = ({ removal }: { removal: Removal }) => {
    const tried = new Set(gone).add(key(removal));
    const saved = Math.max(1, length - draw(original, tried).length);
    return Math.max(0, seenLoss(tried) - loss) / saved;
  };
  for (const each of losses) each.worth = weigh(each);
  losses.sort((a, b) => a.worth - b.worth);

  let small = tools.optimise(wrap(draw(original, gone)));
  while (byteLength(small) > budgetBytes) {
    const next = takeLeast(losses, weigh);
    if (!next) throw new Error(`cannot be made as small as ${budgetBytes} bytes`);
    gone.add(key(next));
    length = draw(original, gone).length;
    loss = seenLoss(gone);
    small = tools.optimise(wrap(draw(original, gone)));
  }
  return small;
}

/** What mattered least may matter more now that others are gone: it is weighed again before it goes. */
function takeLeast(
  losses: { removal: Removal; worth: number }[],
  weigh: (loss: { removal: Removal; worth: number }) => number,
): Removal | undefined {
  for (let rounds = 0; rounds < 8; rounds++) {
    const first = losses.shift();
    if (!first) return undefined;
    first.worth = weigh(first);
    const second = losses[0];
    if (!second || first.worth <= second.worth || rounds === 7) return first.removal;
    losses.push(first);
    losses.sort((a, b) => a.worth - b.worth);
  }
  return undefined;
}

function parse(body: string): Drawing {
  const defs: string[] = [];
  const shapes = body.replace(/<defs>(.*?)<\/defs>/gs, (_whole, inner: string) => {
    defs.push(...(inner.match(/<(linearGradient|radialGradient|filter|clipPath|mask)\b.*?<\/\1>/gs) ?? []));
    return '';
  });
  const tokens = shapes.match(/<[^>]+>/g) ?? [];
  return { tokens: tokens.map((text) => withoutHardEdge(text, defs)), defs };
}

/**
 * Inner shadows are cut with a hard edge: browsers show it as steps once the picture is rotated, and draw it slowly.
 */
function withoutHardEdge(text: string, defs: string[]): string {
  return text.replace(/ ?filter="url\(#([^)]+)\)"/, (whole, id: string) => {
    const filter = defs.find((def) => def.includes(`id="${id}"`));
    return filter?.includes('hardAlpha') ? '' : whole;
  });
}

function listRemovals({ tokens, defs }: Drawing): Removal[] {
  return tokens.flatMap((text, token) => {
    const removals: Removal[] = [];
    if (SHAPE.test(text)) removals.push({ kind: 'shape', token });
    if (/\bfilter="/.test(text)) removals.push({ kind: 'filter', token });
    if (meanColour(text, defs)) removals.push({ kind: 'flatten', token });
    return removals;
  });
}

const key = ({ kind, token }: Removal) => `${kind} ${token}`;

function draw({ tokens, defs }: Drawing, gone: ReadonlySet<string>): string {
  const kept = tokens
    .map((text, token) => {
      if (gone.has(`shape ${token}`)) return '';
      const flat = gone.has(`flatten ${token}`)
        ? text.replace(/fill="url\([^)]+\)"/, `fill="${meanColour(text, defs)}"`)
        : text;
      return gone.has(`filter ${token}`) ? flat.replace(/ ?filter="[^"]*"/, '') : flat;
    })
    .join('');
  const used = defs.filter((text) => kept.includes(`#${/id="([^"]+)"/.exec(text)?.[1]})`));
  return `${kept}<defs>${used.join('')}</defs>`;
}

/** The middle colour of an opaque gradient; a gradient that fades has none. */
function meanColour(shape: string, defs: string[]): string | undefined {
  const id = /fill="url\(#([^)]+)\)"/.exec(shape)?.[1];
  const gradient = id && defs.find((text) => text.includes(`id="${id}"`));
  if (!gradient || gradient.includes('stop-opacity')) return undefined;
  const stops = [...gradient.matchAll(/stop-color="#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})"/g)].map(
    ([, hex = '']) => (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex),
  );
  if (stops.length === 0) return undefined;
  const mean = [0, 2, 4].map((at) => {
    const sum = stops.reduce((total, hex) => total + Number.parseInt(hex.slice(at, at + 2), 16), 0);
    return Math.round(sum / stops.length)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mean.join('')}`;
}

function wrap(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
}

function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum;
}

const byteLength = (text: string) => Buffer.byteLength(text);
