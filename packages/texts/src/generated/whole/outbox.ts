// Made from the files of messages by `npm run generate`.
import CN from '../../../messages/CN/outbox.json';
import EN from '../../../messages/EN/outbox.json';
import JA from '../../../messages/JA/outbox.json';
import TH from '../../../messages/TH/outbox.json';
import TY from '../../../messages/TY/outbox.json';
import VI from '../../../messages/VI/outbox.json';

export const OUTBOX_TEXTS = { EN, CN, JA, TH, VI, TY };
