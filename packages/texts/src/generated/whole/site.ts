// Made from the files of messages by `npm run generate`.
import CN from '../site/CN.ts';
import EN from '../site/EN.ts';
import JA from '../site/JA.ts';
import TH from '../site/TH.ts';
import TY from '../site/TY.ts';
import VI from '../site/VI.ts';

export const SITE_TEXTS = { EN, CN, JA, TH, VI, TY };
