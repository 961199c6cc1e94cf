import CN from './languages/CN.ts';
import EN from './languages/EN.ts';
import JA from './languages/JA.ts';
import TH from './languages/TH.ts';
import TY from './languages/TY.ts';
import VI from './languages/VI.ts';

/** The site's words in every language, as they are written: for operators who put some of them otherwise. */
export const SITE_TEXTS: Record<'EN' | 'CN' | 'JA' | 'TH' | 'VI' | 'TY', Record<string, string>> = {
  EN,
  CN,
  JA,
  TH,
  VI,
  TY,
};
