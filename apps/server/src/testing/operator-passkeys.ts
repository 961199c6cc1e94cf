import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import { type Authenticator, createAuthenticator } from './identity/authenticator.ts';
import { CODE_STEP_MS, codeOf } from './identity/second-factor.ts';
import {
  addOperator,
  CONSOLE_ORIGIN,
  callConsole,
  passwordOf,
  type SignedIn,
  signInAs,
} from './operators.ts';
import type { TestApp } from './test-app.ts';

export type Creating = Parameters<Authenticator['create']>[0];
export type Asked = Parameters<Authenticator['get']>[0];
type Owner = { name: string; session: SignedIn; nextCode(): string };
type Half = { challenge: string; hasPasskeys: boolean };
type OwnPasskeys = AnswerOf<ConsoleContract['operators']['ownPasskeys']>;

/** Operators with an authenticator, their passkeys, and signing in with one. */
export function operatorPasskeys(app: TestApp) {
  const post = (url: string, body: object, ip = '203.0.113.77') =>
    callConsole(app, url, { method: 'POST', body, headers: { 'x-forwarded-for': ip } });

  /** An operator with an authenticator. */
  async function enrol(name: string): Promise<Owner> {
    await addOperator(app, name, { isDemo: false, grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    const session = await signInAs(app, name);
    const started = await session.post('/ops/account/second-factor/start', { password: passwordOf(name) });
    const { secret } = started.value as { secret: string };
    const code = codeOf(secret, app.clock.now());
    const confirmed = await session.post('/ops/account/second-factor/confirm', { code });
    if (confirmed.status !== 200) throw new Error(confirmed.code);
    return {
      name,
      session,
      nextCode() {
        app.clock.advance(CODE_STEP_MS);
        return codeOf(secret, app.clock.now());
      },
    };
  }

  async function creationOptions({ session }: Pick<Owner, 'session'>): Promise<Creating> {
    const { value } = await session.call('/ops/account/passkeys/options', { method: 'POST' });
    return (value as { options: Creating }).options;
  }

  const send = (owner: Owner, response: object, about: object = {}) =>
    owner.session.post('/ops/account/passkeys', {
      password: passwordOf(owner.name),
      code: owner.nextCode(),
      label: 'Laptop',
      response,
      ...about,
    });

  async function addPasskey(owner: Owner, label = 'Laptop'): Promise<Authenticator> {
    const authenticator = createAuthenticator(CONSOLE_ORIGIN);
    const added = await send(owner, authenticator.create(await creationOptions(owner)), { label });
    if (added.status !== 200) throw new Error(added.code);
    return authenticator;
  }

  /** After the right password. */
  async function halfOf(name: string): Promise<Half> {
    const { value, code } = await post('/ops/session', { name, password: passwordOf(name) });
    if ((value as { step?: string }).step !== 'code')
      throw new Error(`${name} was not asked for the second step: ${code}`);
    return value;
  }

  async function askedOf(challenge: string): Promise<Asked> {
    const { value } = await post('/ops/session/passkey/options', { challenge });
    return (value as { options: Asked }).options;
  }

  const finish = (challenge: string, response: object, ip?: string) =>
    post('/ops/session/passkey', { challenge, response }, ip);

  const list = async ({ session }: Owner) =>
    ((await session.call('/ops/account/passkeys')).value as OwnPasskeys).items;

  return { post, enrol, creationOptions, send, addPasskey, halfOf, askedOf, finish, list };
}
