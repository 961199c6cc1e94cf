export * from './amount.ts';
export * from './currencies.ts';
export * from './display.ts';
export { roundWinDown } from './rounding.ts';
export * from './typed.ts';
