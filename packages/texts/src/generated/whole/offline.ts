// Made from the files of messages by `npm run generate`.
import CN from '../../../messages/CN/offline.json';
import EN from '../../../messages/EN/offline.json';
import JA from '../../../messages/JA/offline.json';
import TH from '../../../messages/TH/offline.json';
import TY from '../../../messages/TY/offline.json';
import VI from '../../../messages/VI/offline.json';

export const OFFLINE_TEXTS = { EN, CN, JA, TH, VI, TY };
