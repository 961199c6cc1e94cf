// Made from the files of messages by `npm run generate`.
import CN from '../../../messages/CN/pages.json';
import EN from '../../../messages/EN/pages.json';
import JA from '../../../messages/JA/pages.json';
import TH from '../../../messages/TH/pages.json';
import TY from '../../../messages/TY/pages.json';
import VI from '../../../messages/VI/pages.json';

export const PAGES_TEXTS = { EN, CN, JA, TH, VI, TY };
