import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { AnnouncementDocument } from '@parlour/contract';
import { drawPicture } from './demo-pictures.ts';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

/** As in a brand's `announcements.json`: times count from the start of the demo, pictures are files beside it. */
type DemoAnnouncement = Omit<AnnouncementDocument, 'startsAt' | 'endsAt'> & {
  startsInHours: number;
  lastsHours: number | null;
};

/** Announces what a demo brand has to say, with pictures drawn for it. */
export async function seedDemoAnnouncements(
  { messages }: Pick<Modules, 'messages'>,
  brand: Brand,
  { folder, clock }: { folder: string; clock: Clock },
): Promise<void> {
  const file = join(folder, 'announcements.json');
  if (!existsSync(file)) return;
  const announcements = JSON.parse(await readFile(file, 'utf8')) as DemoAnnouncement[];
  const names = announcements.flatMap(({ texts }) =>
    Object.values(texts).flatMap(({ picture }) => picture ?? []),
  );
  const digests = new Map<string, string>();
  for (const name of new Set(names)) {
    const { digest } = await messages.pictures.keep(brand, await drawPicture(join(folder, name)), null);
    digests.set(name, digest);
  }
  const documents = announcements.map(({ startsInHours, lastsHours, texts, ...rest }) => {
    const startsAt = clock.now() + startsInHours * HOUR_MS;
    const localised = Object.entries(texts).map(([language, text]) => [
      language,
      { ...text, picture: text.picture && digests.get(text.picture) },
    ]);
    return AnnouncementDocument.parse({
      ...rest,
      startsAt,
      endsAt: lastsHours === null ? null : startsAt + lastsHours * HOUR_MS,
      texts: Object.fromEntries(localised),
    });
  });
  await messages.announcements.putDemo(brand, documents);
}
