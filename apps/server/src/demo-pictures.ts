import { readFile } from 'node:fs/promises';

/** Twice as wide as a phone. */
const PICTURE_WIDTH = 900;

/** A drawing of a demo brand as an operator would upload it. */
export async function drawPicture(file: string, width = PICTURE_WIDTH): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Hardly compressed, because it is encoded again before it is kept.
  return sharp(await readFile(file))
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
