import { createInterface } from 'node:readline/promises';
import { ROLES, type Role } from '@parlour/contract';
import { ConfigError } from '@parlour/database/config-error';
import { THE_MACHINE } from './audit/audit-entry.ts';
import { Refusal } from './http/calls/refusal.ts';
import type { Modules } from './modules.ts';

type Wishes = {
  name: string;
  displayName: string;
  /** A role, for all brands or for the one named. */
  roles: { role: Role; merchantCode: string | null }[];
};

const NAME = /^[a-z][a-z0-9._-]{2,31}$/;

/** From the environment, else asked for on a terminal. */
export async function readOperatorWishes(environment: NodeJS.ProcessEnv): Promise<Wishes> {
  const name = (environment.OPERATOR_NAME ?? (await ask('Name to sign in with: '))).trim().toLowerCase();
  if (!NAME.test(name))
    throw new ConfigError('OPERATOR_NAME: must be 3 to 32 of a-z 0-9 . _ - and begin with a letter');
  return {
    name,
    displayName: environment.OPERATOR_DISPLAY_NAME?.trim() || name,
    roles: (environment.OPERATOR_ROLES ?? 'admin').split(',').map(readRole),
  };
}

/** Creates an operator from the command line; the first one has no other way. Returns what to print. */
export async function createFirstOperator(
  { system, operators }: Modules,
  { name, displayName, roles }: Wishes,
): Promise<string[]> {
  const grants = roles.map(({ role, merchantCode }) => {
    const brand = merchantCode === null ? null : system.brands.ofMerchant(merchantCode);
    if (brand === undefined) throw new ConfigError(`OPERATOR_ROLES: there is no brand ${merchantCode}`);
    return { role, brandId: brand?.id ?? null };
  });
  try {
    const { oneTimePassword } = await operators.accounts.create(
      { name, displayName, grants, reason: 'made by operator:create' },
      THE_MACHINE,
    );
    return [`Operator ${name} was made.`, `One-time password: ${oneTimePassword}`];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'name_taken')
      throw new ConfigError(`OPERATOR_NAME: there is already an operator ${name}`);
    throw error;
  }
}

function readRole(wish: string): Wishes['roles'][number] {
  const [name = '', merchantCode = null] = wish.trim().split('@');
  const role = ROLES.find((known) => known === name);
  if (!role) throw new ConfigError(`OPERATOR_ROLES: ${name} is no role; there are ${ROLES.join(', ')}`);
  return { role, merchantCode };
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new ConfigError('OPERATOR_NAME: must be set where nobody can be asked');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
