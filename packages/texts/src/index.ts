import offlineCN from '../messages/CN/offline.json' with { type: 'json' };
import outboxCN from '../messages/CN/outbox.json' with { type: 'json' };
import recordsCN from '../messages/CN/records.json' with { type: 'json' };
import CN from '../messages/CN/refusals.json' with { type: 'json' };
import offlineEN from '../messages/EN/offline.json' with { type: 'json' };
import outboxEN from '../messages/EN/outbox.json' with { type: 'json' };
import recordsEN from '../messages/EN/records.json' with { type: 'json' };
import EN from '../messages/EN/refusals.json' with { type: 'json' };
import offlineJA from '../messages/JA/offline.json' with { type: 'json' };
import outboxJA from '../messages/JA/outbox.json' with { type: 'json' };
import recordsJA from '../messages/JA/records.json' with { type: 'json' };
import JA from '../messages/JA/refusals.json' with { type: 'json' };
import offlineTH from '../messages/TH/offline.json' with { type: 'json' };
import outboxTH from '../messages/TH/outbox.json' with { type: 'json' };
import recordsTH from '../messages/TH/records.json' with { type: 'json' };
import TH from '../messages/TH/refusals.json' with { type: 'json' };
import offlineTY from '../messages/TY/offline.json' with { type: 'json' };
import outboxTY from '../messages/TY/outbox.json' with { type: 'json' };
import recordsTY from '../messages/TY/records.json' with { type: 'json' };
import TY from '../messages/TY/refusals.json' with { type: 'json' };
import offlineVI from '../messages/VI/offline.json' with { type: 'json' };
import outboxVI from '../messages/VI/outbox.json' with { type: 'json' };
import recordsVI from '../messages/VI/records.json' with { type: 'json' };
import VI from '../messages/VI/refusals.json' with { type: 'json' };

/** What a refused caller is told, by language and code. The server proves that no code is missing. */
export const REFUSAL_TEXTS = { EN, CN, JA, TH, VI, TY };

/** The words of the one page that the site shows without its code. */
export const OFFLINE_TEXTS = {
  EN: offlineEN,
  CN: offlineCN,
  JA: offlineJA,
  TH: offlineTH,
  VI: offlineVI,
  TY: offlineTY,
};

/** What is sent to people as SMS or mail. Never with a link: whoever expects none falls for none. */
export const OUTBOX_TEXTS = {
  EN: outboxEN,
  CN: outboxCN,
  JA: outboxJA,
  TH: outboxTH,
  VI: outboxVI,
  TY: outboxTY,
};

/** What kinds of transfers are called in a member's own records. */
export const RECORD_TEXTS = {
  EN: recordsEN,
  CN: recordsCN,
  JA: recordsJA,
  TH: recordsTH,
  VI: recordsVI,
  TY: recordsTY,
};
