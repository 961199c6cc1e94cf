import { readFile } from 'node:fs/promises';

/** A drawing of a demo brand as the picture an operator would upload. */
export async function draw(file: string, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(await readFile(file))
    .resize({ width })
    .png()
    .toBuffer();
}
