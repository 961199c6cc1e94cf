import { create } from 'zustand';

/** Who is logged in, as the shell shows it. Amounts are decimal strings, as on the wire. */
export type Member = {
  name: string;
  currency: string;
  balance: string;
  unread: number;
  signOut: () => void;
};

type Session = { member: Member | null };

/** The identity domain fills it at log-in. */
export const useSession = create<Session>(() => ({ member: null }));
