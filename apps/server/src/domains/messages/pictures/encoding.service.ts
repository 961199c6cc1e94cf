import type { PictureFormat } from '@parlour/contract';
import { PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { PictureFile } from './pictures.repo.ts';
import {
  fileName,
  HEIGHT_PER_WIDTH_MAX,
  PICTURE_MAX_BYTES,
  PIXELS_MAX,
  QUALITY,
  WIDTH_MAX,
} from './pictures.rules.ts';

type Encoded = { width: number; height: number; files: PictureFile[] };
type Wanted = { widthsFor(width: number): number[]; formats: readonly PictureFormat[] };

/** The content decides, not the name; re-encoding removes everything else the file carried. */
export async function encodeAnew(bytes: Buffer, { widthsFor, formats }: Wanted): Promise<Encoded> {
  if (bytes.length === 0 || bytes.length > PICTURE_MAX_BYTES) throw uploadRejected();
  // Loaded with the first picture: most processes never need it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  try {
    const { format, autoOrient } = await open().metadata();
    const isAccepted = format === 'png' || format === 'jpeg';
    if (!isAccepted || autoOrient.height > autoOrient.width * HEIGHT_PER_WIDTH_MAX) throw uploadRejected();
    const widths = widthsFor(autoOrient.width);
    const encode = async (width: number, kind: PictureFormat): Promise<PictureFile> => {
      const sized = open().autoOrient().resize({ width });
      const options = { quality: QUALITY[kind] };
      // JPEG has no transparency: what was see-through is white.
      const encoded =
        kind === 'webp' ? sized.webp(options) : sized.flatten({ background: '#fff' }).jpeg(options);
      return { name: fileName(width, kind), content: await encoded.toBuffer() };
    };
    const files = await Promise.all(
      widths.flatMap((width) => formats.map((format) => encode(width, format))),
    );
    const width = Math.max(...widths);
    return { width, height: Math.round((autoOrient.height * width) / autoOrient.width), files };
  } catch {
    // Any error of the library means that we do not accept the picture.
    throw uploadRejected();
  }
}

/** Something seen by few: one size, nothing but what is seen. */
export async function encodeOne(
  image: string,
): Promise<{ width: number; height: number; content: Uint8Array }> {
  const { width, height, files } = await encodeAnew(Buffer.from(image, 'base64'), {
    widthsFor: (own) => [Math.min(own, WIDTH_MAX)],
    formats: ['webp'],
  });
  const [file] = files;
  if (!file) throw uploadRejected();
  return { width, height, content: file.content };
}

const uploadRejected = () => new Refusal('upload_rejected', { megabytes: PICTURE_MAX_MB });
