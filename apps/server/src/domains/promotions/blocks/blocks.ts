/** Blocks: members who take part in no promotion. */

export { type Blocks, createBlocks } from './blocks.operator.service.ts';
export { listAllBlocked, listBlocked } from './blocks.repo.ts';
