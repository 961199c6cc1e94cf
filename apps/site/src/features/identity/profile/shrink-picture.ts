import { fitWithin } from './profile.rules.ts';

const EDGE_MAX_PX = 1_024;
const QUALITY = 0.9;

/**
 * The picture as a JPEG in base64, small enough for a slow network and without the camera's metadata. Throws if the
 * browser cannot read it.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = fitWithin(EDGE_MAX_PX, bitmap);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  // JPEG has no transparency: transparent parts of a PNG would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1] ?? '';
}
