export { createSecrets, type Secrets } from '@parlour/secrets/secrets';
