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
  WEBP_EFFORT,
  WIDTH_MAX,
} from './pictures.rules.ts';

type Encoded = { width: number; height: number; files: PictureFile[] };
type Wanted = { widthsFor(width: number): number[]; formats: readonly PictureFormat[] };

/**
 * What is no picture of ours is refused before any work is done for it: who has a limit takes it between the look and the
 * encoding. The content decides, not the name; encoding anew removes everything else the file carried.
 */
async function lookAt(bytes: Buffer) {
  if (bytes.length === 0 || bytes.length > PICTURE_MAX_BYTES) throw uploadRejected();
  // Loaded with the first picture: most processes never need it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { format, autoOrient } = await open().metadata().catch(refuse);
  const isAccepted = format === 'png' || format === 'jpeg';
  if (!isAccepted || autoOrient.height > autoOrient.width * HEIGHT_PER_WIDTH_MAX) throw uploadRejected();

  async function encodeAs(width: number, kind: PictureFormat): Promise<PictureFile> {
    const sized = open().autoOrient().resize({ width });
    const quality = QUALITY[kind];
    // JPEG has no transparency: what was see-through is white.
    const encoded =
      kind === 'webp'
        ? sized.webp({ quality, effort: WEBP_EFFORT })
        : sized.flatten({ background: '#fff' }).jpeg({ quality });
    return { name: fileName(width, kind), content: await encoded.toBuffer().catch(refuse) };
  }

  return {
    async encode({ widthsFor, formats }: Wanted): Promise<Encoded> {
      const widths = widthsFor(autoOrient.width);
      const files = await Promise.all(
        widths.flatMap((width) => formats.map((format) => encodeAs(width, format))),
      );
      const width = Math.max(...widths);
      return { width, height: Math.round((autoOrient.height * width) / autoOrient.width), files };
    },
  };
}

export const encodeAnew = async (bytes: Buffer, wanted: Wanted): Promise<Encoded> =>
  (await lookAt(bytes)).encode(wanted);

/** Something seen by few: one size, nothing but what is seen. `onAccepted` runs before it is encoded. */
export async function encodeOne(
  image: string,
  onAccepted?: () => Promise<void>,
): Promise<{ width: number; height: number; content: Uint8Array }> {
  const looked = await lookAt(Buffer.from(image, 'base64'));
  await onAccepted?.();
  const { width, height, files } = await looked.encode({
    widthsFor: (own) => [Math.min(own, WIDTH_MAX)],
    formats: ['webp'],
  });
  const [file] = files;
  if (!file) throw uploadRejected();
  return { width, height, content: file.content };
}

/** Any error of the library means that we do not accept the picture. */
function refuse(): never {
  throw uploadRejected();
}

const uploadRejected = () => new Refusal('upload_rejected', { megabytes: PICTURE_MAX_MB });
