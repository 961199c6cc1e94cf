import { createHash } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { PICTURE_FORMATS, PICTURES_PATH, type Picture } from '@parlour/contract';
import { PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { createSourceCache } from '../../../cache/source-cache.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { addPicture, countPictures, findFile, findPictures, type PictureFile } from './pictures.repo.ts';
import {
  describePicture,
  FILES_KEPT,
  fileName,
  HEIGHT_PER_WIDTH_MAX,
  MEDIA_TYPE,
  PICTURE_MAX_BYTES,
  PICTURES_MAX,
  PIXELS_MAX,
  QUALITY,
  widthsFor,
} from './pictures.rules.ts';

type PicturesNeeds = { database: Database; clock: Clock; audit: AuditWriter };
type Encoded = { width: number; height: number; files: PictureFile[] };
export type Pictures = ReturnType<typeof createPictures>;

/** Pictures that operators upload, encoded anew: nothing but what is seen is kept. */
export function createPictures({ database, clock, audit }: PicturesNeeds) {
  const held = createSourceCache<object, Promise<Uint8Array | null>>({ most: FILES_KEPT });

  const pathOf = ({ settings }: Brand) => `${PICTURES_PATH}${settings.merchantCode}/`;

  async function describe(brand: Brand, digests: readonly string[]): Promise<Map<string, Picture>> {
    const rows = await findPictures(database.queries, brand.id, [...new Set(digests)]);
    return new Map(rows.map((row) => [row.digest, describePicture(row, pathOf(brand))]));
  }

  /** Without an operator for the demonstration, which is not on record. */
  async function keep(brand: Brand, bytes: Buffer, actor: Actor | null): Promise<Picture> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const known = (await describe(brand, [digest])).get(digest);
    if (known) return known;
    const { files, ...size } = await encodeAnew(bytes);
    const row = {
      brandId: brand.id,
      digest,
      ...size,
      uploadedAt: new Date(clock.now()),
      uploadedBy: actor?.operatorId ?? null,
    };
    await database.transaction(async (tx) => {
      if ((await countPictures(tx, brand.id)) >= PICTURES_MAX) throw new Refusal('too_many_pictures');
      await addPicture(tx, row, files);
      if (!actor) return;
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: 'messages.upload_picture',
        target: { kind: 'picture', id: digest },
        brandId: brand.id,
        changes: [{ path: 'size', after: `${size.width} x ${size.height}` }],
      });
    });
    return describePicture(row, pathOf(brand));
  }

  return {
    pathOf,
    describe,
    keep,
    upload: (brand: Brand, { image }: { image: string }, actor: Actor) =>
      keep(brand, Buffer.from(image, 'base64'), actor),

    /** What an address names, if there is such a file. */
    async find(brand: Brand, file: string): Promise<{ type: string; content: Uint8Array } | null> {
      const [, digest, name, format] = /^([0-9a-f]{64})-(\d{1,4}\.(webp|jpg))$/.exec(file) ?? [];
      if (!digest || !name) return null;
      const read = () => findFile(database.queries, brand.id, { digest, name });
      const content = await held(brand, file, read);
      return content && { type: MEDIA_TYPE[format === 'webp' ? 'webp' : 'jpg'], content };
    },
  };
}

/** The content decides, not the name; re-encoding removes everything else the file carried. */
async function encodeAnew(bytes: Buffer): Promise<Encoded> {
  if (bytes.length === 0 || bytes.length > PICTURE_MAX_BYTES) throw uploadRejected();
  // Loaded with the first picture: most processes never need it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  try {
    const { format, autoOrient } = await open().metadata();
    const isAccepted = format === 'png' || format === 'jpeg';
    if (!isAccepted || autoOrient.height > autoOrient.width * HEIGHT_PER_WIDTH_MAX) throw uploadRejected();
    const widths = widthsFor(autoOrient.width);
    const files: PictureFile[] = [];
    for (const width of widths)
      for (const kind of PICTURE_FORMATS) {
        const sized = open().autoOrient().resize({ width });
        const options = { quality: QUALITY[kind] };
        // JPEG has no transparency: what was see-through is white.
        const encoded =
          kind === 'webp' ? sized.webp(options) : sized.flatten({ background: '#fff' }).jpeg(options);
        files.push({ name: fileName(width, kind), content: await encoded.toBuffer() });
      }
    const width = Math.max(...widths);
    return { width, height: Math.round((autoOrient.height * width) / autoOrient.width), files };
  } catch {
    // Any error of the library means that we do not accept the picture.
    throw uploadRejected();
  }
}

const uploadRejected = () => new Refusal('upload_rejected', { megabytes: PICTURE_MAX_MB });

/** Something seen by few, in one size: the same checks, and nothing else of the file is kept. */
export async function encodePicture(bytes: Buffer): Promise<Uint8Array> {
  const { width, files } = await encodeAnew(bytes);
  const largest = files.find(({ name }) => name === fileName(width, 'jpg'));
  if (!largest) throw uploadRejected();
  return largest.content;
}
