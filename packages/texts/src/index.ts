import CN from '../messages/CN/refusals.json' with { type: 'json' };
import EN from '../messages/EN/refusals.json' with { type: 'json' };
import JA from '../messages/JA/refusals.json' with { type: 'json' };
import TH from '../messages/TH/refusals.json' with { type: 'json' };
import TY from '../messages/TY/refusals.json' with { type: 'json' };
import VI from '../messages/VI/refusals.json' with { type: 'json' };

/** What a refused caller is told, by language and code. The server proves that no code is missing. */
export const REFUSAL_TEXTS = { EN, CN, JA, TH, VI, TY };
