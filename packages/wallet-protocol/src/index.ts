export * from './exact-json.ts';
export * from './keys.ts';
export * from './onboarding.ts';
export * from './operator-calls.ts';
export * from './signature.ts';
export * from './statuses.ts';
export * from './wallet-calls.ts';
