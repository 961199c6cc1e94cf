import type { EndpointBase } from '../endpoint.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Permission, Scope } from '../values/permissions.ts';

/**
 * Who may call an operators' endpoint; every endpoint declares it. `sign_in`: nobody has a session yet. `self`: any
 * operator, about their own account; with `stage: 'any'` even before a first password or second factor is set. `by:
 * 'ticket'`: the browser opens it itself, and a single-use ticket in the address replaces the token.
 */
export type OperatorAccess =
  | 'sign_in'
  | { readonly operator: 'self'; readonly stage?: 'any' }
  | { readonly operator: Permission; readonly scope: Scope; readonly by?: 'ticket' };

export type OperatorEndpointDefinition = EndpointBase & {
  path: `/ops/${string}`;
  access: OperatorAccess;
  /** The body limit, if it is not the usual 1 MiB. */
  bodyMaxBytes?: number;
  /** Not an envelope: a stream of server-sent events, or a file. Both are opened with a ticket. */
  answers?: 'events' | 'file';
};

/** Keeps the literal types of a definition, as `endpoint` does for the site's. */
export function operatorEndpoint<const E extends OperatorEndpointDefinition>(definition: E): E {
  return definition;
}

const EVERY_CALL: readonly RefusalCode[] = ['cross_site', 'rate_limited', 'unavailable', 'internal'];

/** Every refusal a caller of this endpoint has to expect. */
export function refusalsOfOperator(definition: OperatorEndpointDefinition): RefusalCode[] {
  const { access } = definition;
  const codes = new Set<RefusalCode>(EVERY_CALL);
  if (access !== 'sign_in') {
    codes.add('not_logged_in');
    if (access.operator !== 'self') codes.add('not_permitted').add('unknown_merchant');
    if (access.operator !== 'self' || access.stage !== 'any')
      codes.add('password_change_needed').add('second_factor_needed');
  }
  if (definition.query || definition.body) codes.add('invalid_input');
  if (definition.body) codes.add('invalid_json').add('unsupported_media_type').add('body_too_large');
  for (const code of definition.refusals) codes.add(code);
  return [...codes];
}
