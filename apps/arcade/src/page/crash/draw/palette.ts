/** The colours of the theme as red, green and blue, each up to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
export type Palette = Readonly<Record<keyof typeof VARIABLES | 'danger', Colour>>;

const VARIABLES = {
  accent: '--accent',
  accent2: '--accent-2',
  light: '--on-stage',
  metal: '--metal-from',
  ground: '--stage-from',
} as const;
/** The same in every theme. */
const DANGER: Colour = [255, 92, 104];
const FULL = 255;

/** What the style sheet makes of the theme's variables. The element's own colour is used to find out. */
export function readPalette(element: HTMLElement): Palette {
  const entries = Object.entries(VARIABLES).map(([name, variable]) => {
    element.style.setProperty('color', `var(${variable})`);
    return [name, parseColour(getComputedStyle(element).color)];
  });
  element.style.removeProperty('color');
  return { ...Object.fromEntries(entries), danger: DANGER } as Palette;
}

/** As browsers write computed colours: `rgb(1, 2, 3)`, or `color(srgb 0.1 0.2 0.3)` of a mixed one. */
export function parseColour(text: string): Colour {
  const scale = text.startsWith('color(') ? FULL : 1;
  const [red = FULL, green = FULL, blue = FULL] = (text.match(/-?\d*\.?\d+/g) ?? []).map(
    (figure) => Number(figure) * scale,
  );
  return [red, green, blue];
}

/** A colour that lets so much through. */
export function fade([red, green, blue]: Colour, alpha = 1): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha.toFixed(3)})`;
}

export function mix(a: Colour, b: Colour, share: number): Colour {
  const [red, green, blue] = a.map((part, index) => part * share + (b[index] ?? 0) * (1 - share));
  return [red ?? 0, green ?? 0, blue ?? 0];
}
