import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INBOX_KINDS, InboxTexts } from '@parlour/contract';
import { z } from 'zod';

const DemoMessages = z.array(z.object({ key: z.string(), kind: z.enum(INBOX_KINDS), texts: InboxTexts }));

/** What a demo brand puts into the inbox of its demo members, from `inbox.json`. */
export async function readDemoInbox(folder: string): Promise<z.infer<typeof DemoMessages>> {
  const file = join(folder, 'inbox.json');
  return existsSync(file) ? DemoMessages.parse(JSON.parse(await readFile(file, 'utf8'))) : [];
}
