import { readFile } from 'node:fs/promises';

/** Twice as wide as a phone. */
const PICTURE_WIDTH = 900;

/** A drawing of a demo brand as an operator would upload it. */
export async function drawPicture(file: string, width = PICTURE_WIDTH): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(await readFile(file))
    .resize({ width })
    // It is encoded again before it is kept.
    .png({ compressionLevel: 1 })
    .toBuffer();
}
