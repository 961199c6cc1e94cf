import { createHash } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { PICTURE_FORMATS, PICTURES_PATH, type Picture } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { createSourceCache } from '../../../cache/source-cache.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { encodeAnew } from './encoding.service.ts';
import { addPicture, countPictures, findFile, findPictures } from './pictures.repo.ts';
import { describePicture, FILES_KEPT, MEDIA_TYPE, PICTURES_MAX, widthsFor } from './pictures.rules.ts';

type PicturesNeeds = { database: Database; clock: Clock; audit: AuditWriter };
/** Pictures that operators upload, encoded anew: nothing but what is seen is kept. */
export interface Pictures {
  /** The address below which a brand's pictures are. */
  pathOf(brand: Brand): string;
  describe(brand: Brand, digests: readonly string[]): Promise<Map<string, Picture>>;
  /** Without an operator for the demonstration, which is not on record. */
  keep(brand: Brand, bytes: Buffer, actor: Actor | null): Promise<Picture>;
  upload(brand: Brand, sent: { image: string }, actor: Actor): Promise<Picture>;
  /** What an address names, if there is such a file. */
  find(brand: Brand, file: string): Promise<{ type: string; content: Uint8Array } | null>;
}

export function createPictures({ database, clock, audit }: PicturesNeeds): Pictures {
  const held = createSourceCache<object, Promise<Uint8Array | null>>({ most: FILES_KEPT });

  const pathOf = ({ settings }: Brand) => `${PICTURES_PATH}${settings.merchantCode}/`;

  async function describe(brand: Brand, digests: readonly string[]): Promise<Map<string, Picture>> {
    const rows = await findPictures(database.queries, brand.id, [...new Set(digests)]);
    return new Map(rows.map((row) => [row.digest, describePicture(row, pathOf(brand))]));
  }

  async function keep(brand: Brand, bytes: Buffer, actor: Actor | null): Promise<Picture> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const known = (await describe(brand, [digest])).get(digest);
    if (known) return known;
    const { files, ...size } = await encodeAnew(bytes, { widthsFor, formats: PICTURE_FORMATS });
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
    upload: (brand, { image }, actor) => keep(brand, Buffer.from(image, 'base64'), actor),

    async find(brand, file) {
      const [, digest, name, format] = /^([0-9a-f]{64})-(\d{1,4}\.(webp|jpg))$/.exec(file) ?? [];
      if (!digest || !name) return null;
      const read = () => findFile(database.queries, brand.id, { digest, name });
      const content = await held(brand, file, read);
      return content && { type: MEDIA_TYPE[format === 'webp' ? 'webp' : 'jpg'], content };
    },
  };
}
