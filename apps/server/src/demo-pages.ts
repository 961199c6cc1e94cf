import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_PAGES, PageTexts } from '@parlour/contract';
import { z } from 'zod';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

const DemoPages = z.partialRecord(z.enum(BRAND_PAGES), PageTexts);

/** Publishes the pages that a demo brand has written itself: its `pages.json`. */
export async function seedDemoPages(
  { messages }: Pick<Modules, 'messages'>,
  brand: Brand,
  { folder }: { folder: string },
): Promise<void> {
  const file = join(folder, 'pages.json');
  if (!existsSync(file)) return;
  await messages.pages.putDemo(brand, DemoPages.parse(JSON.parse(await readFile(file, 'utf8'))));
}
