/** Signing in through other companies. */

export { createFirebase } from './firebase.service.ts';
export { deleteLinks, listLinks } from './social.repo.ts';
export { createSocial, type Social, type SocialParties } from './social.service.ts';
