import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { OfferDocument } from '@parlour/contract';
import { drawPicture } from './demo-pictures.ts';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

/** As in a brand's `offers.json`: times count from the start of the demo, pictures are files beside it. */
type DemoOffer = Omit<OfferDocument, 'startsAt' | 'endsAt' | 'picture'> & {
  startsInHours: number;
  lastsHours: number | null;
  picture: string;
};

/** A season of promotions of a demo brand, with pictures drawn for it. */
export async function seedDemoOffers(
  { messages, promotions }: Pick<Modules, 'messages' | 'promotions'>,
  brand: Brand,
  { folder, clock }: { folder: string; clock: Clock },
): Promise<OfferDocument[]> {
  const file = join(folder, 'offers.json');
  if (!existsSync(file)) return [];
  const documents: OfferDocument[] = [];
  for (const { startsInHours, lastsHours, picture, ...rest } of JSON.parse(
    await readFile(file, 'utf8'),
  ) as DemoOffer[]) {
    const startsAt = clock.now() + startsInHours * HOUR_MS;
    const { digest } = await messages.pictures.keep(brand, await drawPicture(join(folder, picture)), null);
    documents.push(
      OfferDocument.parse({
        ...rest,
        startsAt,
        endsAt: lastsHours === null ? null : startsAt + lastsHours * HOUR_MS,
        picture: digest,
      }),
    );
  }
  await promotions.offers.putDemo(brand, documents);
  return documents;
}
