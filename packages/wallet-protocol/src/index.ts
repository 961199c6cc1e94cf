export * from './exact-json.ts';
export * from './keys.ts';
export * from './onboarding.ts';
export * from './operator-calls.ts';
export * from './report.ts';
export * from './signature.ts';
export * from './statuses.ts';
export * from './wallet-calls.ts';
