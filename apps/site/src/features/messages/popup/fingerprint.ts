import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Tells one text from another; it protects nothing. Specification section 3 names MD5. */
export const fingerprintOf = (text: string): string => bytesToHex(md5(utf8ToBytes(text)));
