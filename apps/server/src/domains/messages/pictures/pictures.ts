/** Pictures that operators upload for what they announce. */

export { createPictures, encodePicture, type Pictures } from './pictures.service.ts';
