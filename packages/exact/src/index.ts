export * from './combinations.ts';
export * from './fraction.ts';
