export * from './amount.ts';
export * from './currencies.ts';
export * from './display.ts';
export { roundWinDown } from './rounding.ts';
export { readTyped, TYPED_FINDINGS, type TypedBounds, type TypedFinding } from './typed.ts';
export { writingOf } from './writing.ts';
