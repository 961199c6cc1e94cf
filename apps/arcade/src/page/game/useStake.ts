import type { Fraction } from '@parlour/exact';
import { type Limits, payoutOf, stakeMaxOf } from '@parlour/game-rules/stakes';
import { type Amount, amountOf, type Money, readTyped, smallestShown, writeDecimal } from '@parlour/money';
import { useState } from 'react';
import type { SessionView } from '../platform/calls.ts';
import { useMoney } from '../platform/texts.tsx';
import { writeShort } from './write-short.ts';

export type Stake = ReturnType<typeof useStake>;

type Needs = {
  session: SessionView;
  /** The most a bet may win, as a multiple of it; null while nothing that can be played is chosen. */
  most: Fraction | null;
  /** How many typed bets make the stake of a round. */
  units: number;
  onChange: () => void;
  /** The bet to begin with, where there is one. */
  first?: string | null;
};

/** The bet as it is typed, and what it comes to. */
export function useStake({ session, most, units, onChange, first = null }: Needs) {
  const money = useMoney();
  const { tidyTyped, retype } = money;
  const { currency } = session;
  const count = BigInt(Math.max(1, units));
  const [typed, keepTyped] = useState(() => {
    const open = session.open && writeDecimal(amountOf(session.open.stake) / count);
    return retype(plain(first ?? open ?? session.chips[1] ?? '1', session));
  });
  function setTyped(next: string): void {
    keepTyped(next);
    onChange();
  }
  const coin = smallestShown(currency);
  const limits: Limits = {
    stakeMin: amountOf(session.limits.stakeMin),
    stakeMax: amountOf(session.limits.stakeMax),
    winMax: amountOf(session.limits.winMax),
  };
  const step = count * coin;
  // The least bet is rounded up to whole coins and the highest down, so that all of them together stay within.
  const min = ((limits.stakeMin + step - 1n) / step) * coin;
  const max = ((most ? stakeMaxOf(limits, most) : limits.stakeMax) / step) * coin;
  const known = readTyped(tidyTyped(typed), { currency: currency.code, min, max });
  const amount = typeof known === 'bigint' ? known : null;
  const total = amount === null ? null : amount * count;

  return {
    typed,
    setTyped,
    min,
    max,
    /** One typed bet; null if it cannot be placed. */
    amount,
    /** All of them. */
    total,
    finding: typeof known === 'bigint' ? null : known,
    /** Sets an amount, kept within the limits. */
    set(wanted: Amount): void {
      const within = wanted < min ? min : wanted > max ? max : wanted;
      setTyped(retype(plain(writeDecimal((within / coin) * coin), session)));
    },
    ...showingOf({ amount, total }, { money, currency }),
  };
}

type Bet = { amount: Amount | null; total: Amount | null };
type Writing = { money: Money; currency: SessionView['currency'] };

/** How stages write what a bet comes to: one typed bet, and all of them. */
export function showingOf({ amount, total }: Bet, { money, currency }: Writing) {
  const { showMoney } = money;
  return {
    /** So many typed bets as money. */
    showUnits(count: number): string {
      return amount === null ? '–' : showMoney(writeDecimal(amount * BigInt(count)), currency);
    },
    showChips(count: Fraction): string {
      return amount === null ? '' : writeShort(payoutOf(amount, count, currency), money);
    },
    /** A multiple of the bet as money. */
    showPays(factor: Fraction): string {
      return total === null ? '–' : showMoney(writeDecimal(payoutOf(total, factor, currency)), currency);
    },
  };
}

function plain(amount: string, { currency }: SessionView): string {
  return currency.digits === 0 ? (amount.split('.')[0] ?? amount) : amount;
}
