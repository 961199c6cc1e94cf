// Made from the files of messages by `npm run generate`.
import CN from '../../../messages/CN/records.json';
import EN from '../../../messages/EN/records.json';
import JA from '../../../messages/JA/records.json';
import TH from '../../../messages/TH/records.json';
import TY from '../../../messages/TY/records.json';
import VI from '../../../messages/VI/records.json';

export const RECORDS_TEXTS = { EN, CN, JA, TH, VI, TY };
