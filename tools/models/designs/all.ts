import type { Design } from '../solve/design.ts';
import { ANYWHERE } from './anywhere.ts';
import { CASCADES } from './cascades.ts';
import { EXPANDING } from './expanding.ts';
import { HOLD } from './hold.ts';
import { LADDER } from './ladder.ts';
import { LINES } from './lines.ts';
import { SHIFTING } from './shifting.ts';
import { WAYS } from './ways.ts';
import { WILDS } from './wilds.ts';

/** Every slot there is a model of. */
export const DESIGNS: readonly Design[] = [
  ...LINES,
  ...WILDS,
  ...EXPANDING,
  ...WAYS,
  ...SHIFTING,
  ...LADDER,
  ...HOLD,
  ...ANYWHERE,
  ...CASCADES,
];
