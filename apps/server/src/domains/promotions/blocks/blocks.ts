/** Blocks: members and segments that take part in no promotion. */

export { type Blocks, createBlocks } from './blocks.operator.service.ts';
export { isBlocked, listAllBlocked, listBlocked } from './blocks.repo.ts';
export { sinceOf } from './blocks.rules.ts';
export { createSegmentBlocks, type SegmentBlocks } from './segments.operator.service.ts';
export { listSegmentBlocks } from './segments.repo.ts';
