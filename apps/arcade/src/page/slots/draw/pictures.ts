import { WILD } from '@parlour/game-rules/slots/model';
import type { Theme } from '../../platform/boot.ts';

const loaded = new Map<string, HTMLImageElement>();
const asked = new Map<string, Promise<void>>();

/** The address of a symbol's picture; null for what is drawn here. */
export function addressOf({ pictures }: Theme, symbol: number): string | null {
  const name = pictures.high[symbol] ?? { 9: pictures.wild, 10: pictures.scatter }[symbol];
  return name ? `/art/motifs/${name}.svg` : null;
}

/** The picture of a symbol if it is there by now. */
export function pictureOf(theme: Theme, symbol: number): HTMLImageElement | null {
  return loaded.get(addressOf(theme, symbol) ?? '') ?? null;
}

/** Resolves when the picture can be painted. One that cannot be loaded keeps its placeholder. */
export function loadPicture(address: string): Promise<void> {
  const known = asked.get(address);
  if (known) return known;
  const image = new Image();
  image.src = address;
  const loading = image.decode().then(
    () => void loaded.set(address, image),
    () => {},
  );
  asked.set(address, loading);
  return loading;
}

/** All pictures of a title. */
export function addressesOf(theme: Theme): string[] {
  return [0, 1, 2, 3, WILD, WILD + 1].flatMap((symbol) => addressOf(theme, symbol) ?? []);
}
