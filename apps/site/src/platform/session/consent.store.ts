import { create } from 'zustand';

/** How often a call was refused because new terms are not agreed to: each time the member is asked again. */
export const useConsentRefusals = create<{ count: number }>(() => ({ count: 0 }));

export const countConsentRefusal = (): void =>
  useConsentRefusals.setState(({ count }) => ({ count: count + 1 }));
