import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Human } from './human-check/human-check.ts';
import type { Recovery } from './recovery/recovery.ts';
import type { Sessions, Tickets } from './sessions/sessions.ts';
import type { CodeLogin, Login, Trials } from './sign-in/sign-in.ts';

type Names =
  | 'login'
  | 'freePlay'
  | 'trialUser'
  | 'logout'
  | 'renewSession'
  | 'ticket'
  | 'openSessions'
  | 'endSession'
  | 'secureAccount'
  | 'loginHistory'
  | 'captcha'
  | 'humanChallenge';

type RouteNeeds = {
  login: Login;
  codeLogin: CodeLogin;
  sessions: Sessions;
  tickets: Tickets;
  human: Human;
  trials: Trials;
  recovery: Recovery;
};

export function sessionRoutes({
  login,
  codeLogin,
  sessions,
  tickets,
  human,
  trials,
  recovery,
}: RouteNeeds): Pick<Handlers<typeof contract.identity>, Names> {
  return {
    login(call) {
      if (call.body.type === 'sms') return codeLogin.withCode(call, call.body);
      if (call.body.type === 'firebase') return codeLogin.withFirebase(call, call.body);
      return login.withPassword(call, call.body);
    },
    async freePlay(call) {
      await human.requireWork(call, call.body.humanCheck);
      return trials.signIn(call);
    },
    trialUser: (call) => trials.prepare(call),
    async logout({ brand, session, cookies }) {
      await sessions.endOwn(brand, session, { only: session.id });
      cookies.set('session', null);
      return {};
    },
    renewSession: ({ brand, session }) => sessions.renew(brand, session),
    ticket: ({ brand, session, body }) => tickets.issue(brand, session, body.purpose),
    openSessions: async ({ brand, session: { id, memberId }, language }) => ({
      items: await sessions.list(brand, { memberId, currentId: id, language }),
    }),
    endSession: async ({ brand, session, query: { id } }) => ({
      ended: await sessions.endOwn(brand, session, id === undefined ? { except: session.id } : { only: id }),
    }),
    secureAccount: (call) => recovery.secure(call, call.session, call.body),
    loginHistory: ({ brand, session, query }) =>
      sessions.logins({ brandId: brand.id, id: session.memberId }, query),
    captcha: (call) => human.drawCaptcha(call),
    humanChallenge: (call) => human.challenge(call),
  };
}
