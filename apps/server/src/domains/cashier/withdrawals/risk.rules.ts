import { DAY_MS } from '@parlour/clock/durations';
import type { RiskHintKind } from '@parlour/contract';
import { type Amount, writeDecimal } from '@parlour/money';

/** Deposits with a promotion count for the hints this long. */
export const PROMOTIONS_LOOK_BACK_MS = 30 * DAY_MS;

/** A card may be stolen like an account; its owner complains within days. */
const NEW_CARD_MS = 7 * DAY_MS;
const HINT_NAMES_MAX = 5;

export type RiskHint = { hint: RiskHintKind; level: 'info' | 'warning'; detail: string };

/** What is known of a withdrawal and its member when it is requested. */
export type RiskFacts = {
  nowMs: number;
  amount: Amount;
  twoPersonsFrom: Amount;
  cardSinceMs: number;
  memberSinceMs: number;
  /** Whether money was ever paid out to them. */
  hasWithdrawn: boolean;
  /** Accounts of others. */
  sameBrowser: readonly string[];
  sameAddress: readonly string[];
  /** Deposited lately with a promotion, and staked since the first of those. */
  promoted: Amount;
  stakedSince: Amount;
};

/** Hints for the operator who decides, most important first. */
export function riskHints(facts: RiskFacts): RiskHint[] {
  const { nowMs, amount, sameBrowser, sameAddress, promoted, stakedSince } = facts;
  const others = [...new Set([...sameBrowser, ...sameAddress])].slice(0, HINT_NAMES_MAX);
  const hints: (RiskHint | false)[] = [
    others.length > 0 && {
      hint: 'shared_device',
      // Many people share an address, at home or on a mobile network; few share a browser.
      level: sameBrowser.length > 0 ? 'warning' : 'info',
      detail: others.join(', '),
    },
    promoted > 0n &&
      stakedSince < promoted && {
        hint: 'bonus_abuse',
        level: 'warning',
        detail: `${writeDecimal(stakedSince > 0n ? stakedSince : 0n)} / ${writeDecimal(promoted)}`,
      },
    nowMs - facts.cardSinceMs < NEW_CARD_MS && {
      hint: 'new_card',
      level: 'warning',
      detail: dateOf(facts.cardSinceMs),
    },
    amount >= facts.twoPersonsFrom && {
      hint: 'large',
      level: 'info',
      detail: `${writeDecimal(amount)} / ${writeDecimal(facts.twoPersonsFrom)}`,
    },
    !facts.hasWithdrawn && { hint: 'first_withdrawal', level: 'info', detail: dateOf(facts.memberSinceMs) },
  ];
  return hints.filter((hint) => hint !== false);
}

const dateOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
