import type { LoginType } from '@parlour/contract/values/identity';

/** What a visitor chooses from. `phone`: the number with the password, `username` on the wire. */
export type LoginWay = LoginType | 'phone';
