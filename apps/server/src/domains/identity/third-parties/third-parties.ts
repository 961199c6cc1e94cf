/** Signing in through other companies. */

export { createFirebase } from './firebase.service.ts';
export { createSocial, type Social, type SocialParties } from './social.service.ts';
