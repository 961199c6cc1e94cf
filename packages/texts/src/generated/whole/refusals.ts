// Made from the files of messages by `npm run generate`.
import CN from '../../../messages/CN/refusals.json';
import EN from '../../../messages/EN/refusals.json';
import JA from '../../../messages/JA/refusals.json';
import TH from '../../../messages/TH/refusals.json';
import TY from '../../../messages/TY/refusals.json';
import VI from '../../../messages/VI/refusals.json';

export const REFUSALS_TEXTS = { EN, CN, JA, TH, VI, TY };
