/** Friends: members' codes, who came with which, what they still have to do, and the payment to both. */

export { createDemoFriends, type DemoFriend } from './demo.service.ts';
export { INVITES_AT_ONCE, isDone, planFaults } from './invite.rules.ts';
export { createInvitesForOperators } from './invites.operator.service.ts';
export { listRegistered } from './invites.repo.ts';
export { createInvites } from './invites.service.ts';
export { createInvitePlans } from './plans.service.ts';
export { createInviteProgress, type InviteProgress, type Progress } from './progress.service.ts';
export { createInviteSettling } from './settling.service.ts';
