/** Whose account it is, and who was told its last one-time password. */
export type Holder = { readonly id: string; readonly accessFrom: string | null };

/**
 * Whether two accounts stand for two people. Whoever handed out an account knows how to sign in with it: neither that
 * person and the account, nor two accounts from the same hand, are two. Another admin's reset ends it; a changed
 * password does not, because whoever handed it out may have changed it.
 */
export function areTwoPersons(one: Holder, other: Holder): boolean {
  const hands = ({ id, accessFrom }: Holder) => (accessFrom === null ? [id] : [id, accessFrom]);
  return !hands(one).some((hand) => hands(other).includes(hand));
}
