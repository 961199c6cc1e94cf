import { UPLOAD_MAX_MB } from '@parlour/contract/values/identity.rules';

/** Specification section 5: png or jpg, 5 MB. */
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * 1_048_576;

/** A picture that decodes to more than this is not opened. */
export const PIXELS_MAX = 40_000_000;
export const ICON_PX = 256;

/** Length in characters. */
export const NICKNAME = { min: 2, max: 20 };
