/** Pictures that operators upload for what they announce. */

export { createPictures, type Pictures } from './pictures.service.ts';
