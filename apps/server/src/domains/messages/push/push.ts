/** Notifications on members' devices, by web push. */

export { createPushOfMembers, type PushOfMembers } from './push.service.ts';
export { createPushDelivery, type ToldMembers } from './push-delivery.service.ts';
export { createPushKeys } from './push-keys.service.ts';
