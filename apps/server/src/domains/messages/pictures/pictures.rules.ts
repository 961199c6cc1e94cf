import { PICTURE_FORMATS, type Picture, type PictureFormat } from '@parlour/contract';
import { PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';

export const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1_048_576;
/** A picture that decodes to more than this is not opened. */
export const PIXELS_MAX = 40_000_000;
/** Per brand. */
export const PICTURES_MAX = 2_000;

/** A phone's width at two device pixels, and twice that. */
const WIDTHS = [750, 1_500] as const;
/** The largest that a screen shows whole. */
export const WIDTH_MAX = WIDTHS[1];
/** So narrow a strip is shown by nobody, and its height is unbounded. */
export const HEIGHT_PER_WIDTH_MAX = 4;

export const QUALITY: Record<PictureFormat, number> = { webp: 80, jpg: 82 };
/** Of 0 to 6: half the work of the default, 4, for files a twentieth larger. */
export const WEBP_EFFORT = 2;
export const MEDIA_TYPE: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** How many files are held in memory: about what the home pages of a few brands show. */
export const FILES_KEPT = 60;

/** The widths a picture is kept in; none is wider than what was uploaded. */
export const widthsFor = (width: number): number[] => [
  ...new Set(WIDTHS.map((wanted) => Math.min(wanted, width))),
];

export const fileName = (width: number, format: PictureFormat): string => `${width}.${format}`;

/** Addresses of a picture, which is kept at `path`. */
export function describePicture(
  { digest, width, height }: { digest: string; width: number; height: number },
  path: string,
): Picture {
  const addressOf = (each: number, format: PictureFormat) => `${path}${digest}-${fileName(each, format)}`;
  const widths = widthsFor(width);
  const files = PICTURE_FORMATS.flatMap((format) =>
    widths.map((each) => ({ url: addressOf(each, format), width: each, format })),
  );
  return { digest, width, height, url: addressOf(Math.min(...widths), 'jpg'), files };
}
