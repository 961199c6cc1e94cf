import { readFile } from 'node:fs/promises';

const PICTURE_WIDTH = 1_500;

/** A drawing of a demo brand as an operator would upload it. */
export async function drawPicture(file: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(await readFile(file))
    .resize({ width: PICTURE_WIDTH })
    .png()
    .toBuffer();
}
