import type { Banner } from '@parlour/client';

export type Picture = NonNullable<Banner['picture']>;

/** Of every operator's picture: the page's column. */
export const SHOWN_WIDTH = 'min(calc(100vw - 32px), 398px)';

export const sizesOf = ({ files }: Picture): string =>
  files
    .filter(({ format }) => format === 'webp')
    .map((file) => `${file.url} ${file.width}w`)
    .join(', ');

/** Before it is drawn: the browser has it by then. */
export function fetchPicture(picture: Picture): void {
  const image = new Image();
  image.sizes = SHOWN_WIDTH;
  image.srcset = sizesOf(picture);
}
