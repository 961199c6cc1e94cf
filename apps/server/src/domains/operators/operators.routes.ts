import { type consoleContract, ROLE_PERMISSIONS, ROLES } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import { FileAnswer } from '../../http/documents/file-answer.ts';
import type { Accounts, Grants } from './accounts/accounts.ts';
import type { ApprovalsForOperators } from './approvals/approvals.ts';
import type { Audit } from './audit/audit.ts';
import type { Inbox } from './inbox/inbox.ts';
import type { OperatorPasskeys, SecondFactor, Sessions, SignIn } from './sign-in/sign-in.ts';

type RouteNeeds = {
  signIn: SignIn;
  sessions: Sessions;
  secondFactor: SecondFactor;
  passkeys: OperatorPasskeys;
  accounts: Accounts;
  grants: Grants;
  audit: Audit;
  approvals: ApprovalsForOperators;
  inbox: Inbox;
};

export function operatorsRoutes(needs: RouteNeeds): OperatorHandlers<typeof consoleContract.operators> {
  return {
    ...sessionRoutes(needs),
    ...passkeyRoutes(needs),
    ...accountRoutes(needs),
    ...inboxRoutes(needs),
  };
}

type Routes = OperatorHandlers<typeof consoleContract.operators>;

function sessionRoutes({ signIn, sessions, secondFactor, accounts }: RouteNeeds) {
  return {
    async signIn(call) {
      const answer = await signIn.withPassword(call.body, call);
      if ('challenge' in answer) return { step: 'code', ...answer };
      call.setCookie(answer.cookie);
      call.setDevice(answer.device);
      return { step: 'done', token: answer.token, me: answer.me };
    },
    async signInWithCode(call) {
      const { cookie, device, token, me } = await signIn.withChallenge(call.body, call);
      call.setCookie(cookie);
      call.setDevice(device);
      return { step: 'done', token, me };
    },
    me: ({ operator }) => signIn.me(operator),
    async signOut({ operator, actor, setCookie }) {
      await signIn.signOut(operator, actor);
      setCookie(null);
      return {};
    },
    ownSessions: async ({ operator }) => ({
      items: await sessions.list(operator.id, operator.sessionId),
      next: null,
    }),
    endOwnSessions: async ({ operator, actor, body: { sessionId } }) => ({
      ended: await accounts.endSessions(
        { id: operator.id, sessionId, reason: null },
        { actor, ...(sessionId ? {} : { except: operator.sessionId }) },
      ),
    }),
    changePassword: async (call) => ({ me: await signIn.changePassword(call.operator, call.body, call) }),
    async startSecondFactor(call) {
      await signIn.confirmPassword(call.operator, call.body.password, call);
      return secondFactor.start(call.operator, call.actor);
    },
    async confirmSecondFactor({ operator, actor, body, ...from }) {
      const recoveryCodes = await signIn.withCode(operator, { ...from, actor }, () =>
        secondFactor.confirm(operator, body.code, actor),
      );
      return { recoveryCodes, me: await signIn.me(operator) };
    },
    async renewRecoveryCodes({ operator, actor, body, ...from }) {
      await signIn.confirmPassword(operator, body.password, { ...from, actor });
      const recoveryCodes = await signIn.withCode(operator, { ...from, actor }, () =>
        secondFactor.renewCodes(operator, body.code, actor),
      );
      return { recoveryCodes };
    },
    async removeSecondFactor({ operator, actor, body, ...from }) {
      await signIn.confirmPassword(operator, body.password, { ...from, actor });
      await signIn.withCode(operator, { ...from, actor }, () =>
        secondFactor.remove(operator, body.code, actor),
      );
      return { me: await signIn.me(operator) };
    },
  } satisfies Partial<Routes>;
}

function passkeyRoutes({ signIn, passkeys }: RouteNeeds) {
  return {
    signInPasskeyOptions: async ({ body, origin }) => ({
      options: { ...(await signIn.passkeyOptions(body.challenge, origin)) },
    }),
    async signInWithPasskey(call) {
      const { cookie, device, token, me } = await signIn.withPasskey(call.body, call);
      call.setCookie(cookie);
      call.setDevice(device);
      return { step: 'done', token, me };
    },
    ownPasskeys: async ({ operator }) => ({ items: await passkeys.list(operator.id), next: null }),
    passkeyCreationOptions: async ({ operator, origin }) => ({
      options: { ...(await passkeys.creationOptions(operator, origin)) },
    }),
    async addPasskey(call) {
      await signIn.confirmPassword(call.operator, call.body.password, call);
      return signIn.withCode(call.operator, call, () => passkeys.add(call.operator, call.body, call));
    },
    async removePasskey(call) {
      await signIn.confirmPassword(call.operator, call.body.password, call);
      await passkeys.remove(call.operator, call.body.id, call.actor);
      return {};
    },
  } satisfies Partial<Routes>;
}

function accountRoutes({ accounts, grants, sessions }: RouteNeeds) {
  return {
    roles: () => ({
      items: ROLES.map((role) => ({
        role,
        permissions: [...ROLE_PERMISSIONS[role]],
      })),
    }),
    list: ({ query }) => accounts.list(query),
    read: ({ query }) => accounts.read(query.id),
    create: ({ body, actor }) => accounts.create(body, actor),
    rename: ({ body, actor }) => accounts.rename(body, actor),
    setState: ({ body, ...caller }) => grants.setState(body, caller),
    unlock: ({ body, actor }) => accounts.unlock(body, actor),
    changeGrants: ({ body, ...caller }) => grants.change(body, caller),
    resetAccess: ({ body, ...caller }) => grants.resetAccess(body, caller),
    async sessionsOf({ query: { id }, operator }) {
      await accounts.read(id);
      return { items: await sessions.list(id, operator.sessionId), next: null };
    },
    endSessionsOf: async ({ body, actor }) => ({ ended: await accounts.endSessions(body, { actor }) }),
  } satisfies Partial<Routes>;
}

function inboxRoutes({ audit, approvals, inbox, sessions }: RouteNeeds) {
  return {
    audit: ({ reach, query: { limit, after, ...filter } }) => audit.search(reach, filter, { limit, after }),
    exportAudit: async ({ query: { ticket: _used, ...filter }, ...caller }) =>
      new FileAnswer({
        name: 'audit.csv',
        type: 'text/csv; charset=utf-8',
        content: await audit.export(caller, filter),
      }),
    approvals: ({ query, ...caller }) => approvals.list(caller, query),
    approval: ({ query, ...caller }) => approvals.read(caller, query.id),
    decideApproval: ({ body, ...caller }) => approvals.decide(caller, body),
    cancelApproval: async ({ body, ...caller }) => ({ approval: await approvals.cancel(caller, body) }),
    tasks: ({ operator, reach }) => inbox.tasks(operator, reach),
    queue: ({ operator, reach, query: { kind } }) => inbox.queue(operator, { kind, reach }),
    search: ({ operator, reach, query: { q } }) => inbox.search(operator, { q, reach }),
    dashboard: async ({ operator, reach }) => ({ figures: await inbox.dashboard(operator, reach) }),
    ticket: ({ operator, brand, body: { purpose } }) =>
      sessions.issueTicket(operator, { purpose, brandId: brand?.id ?? null }),
    live: ({ operator, reach }) => inbox.live(operator, reach),
  } satisfies Partial<Routes>;
}
