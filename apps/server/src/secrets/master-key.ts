export { loadMasterKey } from '@parlour/secrets/master-key';
