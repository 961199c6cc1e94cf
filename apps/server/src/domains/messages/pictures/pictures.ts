/** Pictures that operators upload for what they announce; and encoding anew, for pictures that others keep. */

export { encodeOne } from './encoding.service.ts';
export { createPictures, type Pictures } from './pictures.service.ts';
