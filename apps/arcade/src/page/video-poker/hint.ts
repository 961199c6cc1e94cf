/** Loaded when a hint is asked for. */
export { findBestHold } from '@parlour/game-rules/video-poker';
