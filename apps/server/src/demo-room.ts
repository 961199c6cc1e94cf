import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PresenterDocument } from '@parlour/contract';
import { z } from 'zod';
import { drawPicture } from './demo-pictures.ts';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

/** Twice as wide as a card of the list. */
const PORTRAIT_WIDTH = 480;

/** What the house says first in a demo brand's room, from `room.json`, and who presents, from `presenters.json`. */
export async function seedDemoRoom(
  { messages }: Pick<Modules, 'messages'>,
  brand: Brand,
  { folder }: { folder: string },
): Promise<void> {
  const read = async (name: string): Promise<unknown> => {
    const file = join(folder, name);
    return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
  };
  await messages.roomLog.putDemo(brand, z.array(z.string()).parse(await read('room.json')));
  const documents: PresenterDocument[] = [];
  for (const { picture, ...about } of (await read('presenters.json')) as PresenterDocument[]) {
    const drawn = await drawPicture(join(folder, String(picture)), PORTRAIT_WIDTH);
    const { digest } = await messages.pictures.keep(brand, drawn, null);
    documents.push(PresenterDocument.parse({ ...about, picture: digest }));
  }
  await messages.presenters.putDemo(brand, documents);
}
