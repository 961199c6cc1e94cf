import type { Status } from '@parlour/wallet-protocol';

/** A call about money, reduced to what the table of situations mentions. */
export type ModelCall = {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly id: string;
  readonly user: string;
  readonly game: string;
  readonly round: string;
  readonly closes: boolean;
  /** For bets and wins. */
  readonly amount: bigint;
  /** For wins and rollbacks. */
  readonly about: string | null;
};
export type ModelAnswer = { status: Status; balance?: bigint };

type Done = { call: ModelCall; balance: bigint; isTombstone?: boolean };

/**
 * The table of situations in docs/vendors.md, implemented as plainly as possible, for tests to compare the server with.
 * It shares nothing with the server: no rule, no database.
 */
export function createVendorModel(opening: Record<string, bigint>) {
  const done = new Map<string, Done>();
  const balances = new Map(Object.entries(opening));
  const debts = new Map<string, bigint>();
  const balanceOf = (user: string) => balances.get(user) ?? 0n;
  const add = (user: string, amount: bigint) => balances.set(user, balanceOf(user) + amount);

  const all = () => [...done.values()].filter(({ isTombstone }) => !isTombstone);
  const isTakenBack = (id: string) => all().some(({ call }) => call.kind === 'rollback' && call.about === id);
  const isClosed = ({ user, game, round }: ModelCall) =>
    all().some(({ call }) => call.closes && call.user === user && call.game === game && call.round === round);
  const isSame = (one: ModelCall, other: ModelCall) =>
    (['kind', 'user', 'game', 'round', 'amount', 'about'] as const).every((key) => one[key] === other[key]);
  const isOfAnother = (call: ModelCall, about: ModelCall) =>
    call.user !== about.user || call.game !== about.game || call.round !== about.round;

  function keep(call: ModelCall): ModelAnswer {
    done.set(call.id, { call, balance: balanceOf(call.user) });
    return { status: 'RS_OK', balance: balanceOf(call.user) };
  }

  function bet(call: ModelCall): ModelAnswer {
    if (isClosed(call)) return { status: 'RS_ERROR_UNKNOWN' };
    if (balanceOf(call.user) < call.amount)
      return { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: balanceOf(call.user) };
    add(call.user, -call.amount);
    return keep(call);
  }

  function win(call: ModelCall): ModelAnswer {
    const about = done.get(call.about ?? '');
    if (!about || about.isTombstone || about.call.kind !== 'bet')
      return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    if (isOfAnother(call, about.call)) return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
    if (isTakenBack(about.call.id)) return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    add(call.user, call.amount);
    return keep(call);
  }

  function rollback(call: ModelCall): ModelAnswer {
    const id = call.about ?? '';
    const about = done.get(id);
    if (!about) {
      done.set(id, { call: { ...call, id, closes: false }, balance: 0n, isTombstone: true });
      return keep(call);
    }
    if (about.isTombstone) return keep(call);
    if (about.call.kind === 'rollback') return { status: 'RS_ERROR_UNKNOWN' };
    if (isOfAnother(call, about.call)) return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
    if (isTakenBack(id)) return keep(call);
    const { amount, user } = about.call;
    if (about.call.kind === 'bet') {
      const hasWin = all().some(
        (one) => one.call.kind === 'win' && one.call.about === id && !isTakenBack(one.call.id),
      );
      if (hasWin) return { status: 'RS_ERROR_UNKNOWN' };
      add(user, amount);
      return keep(call);
    }
    const there = balanceOf(user) < amount ? balanceOf(user) : amount;
    add(user, -there);
    debts.set(user, (debts.get(user) ?? 0n) - (amount - there));
    return keep(call);
  }

  return {
    answer(call: ModelCall): ModelAnswer {
      const known = done.get(call.id);
      if (known?.isTombstone) return { status: 'RS_ERROR_UNKNOWN' };
      if (known)
        return isSame(known.call, call)
          ? { status: 'RS_OK', balance: known.balance }
          : { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
      return { bet, win, rollback }[call.kind](call);
    },
    balanceOf,
    debtOf: (user: string) => debts.get(user) ?? 0n,
  };
}
