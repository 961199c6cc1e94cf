import {
  GAME_CATEGORIES,
  GAME_CLASSIFICATIONS,
  type GameCategory,
  type GameClassification,
  isOneOf,
  LANGUAGES,
} from '@parlour/contract';
import { readDecimal } from '@parlour/money';
import type { VendorTitle } from '@parlour/wallet-protocol';
import { NEW_SPAN_MS } from '../lobby.rules.ts';

export const TITLES_PER_STATEMENT = 5_000;

/** How many of the skipped titles the log names. */
export const LEFT_OUT_NAMED_MAX = 10;

/** How many titles are hot in a demonstration, where no operator has chosen any. */
export const SHOWCASE_TITLES = 9;

/** A listed title in its stored form. Amounts are text, since it travels as JSON. */
export type ListedTitle = {
  node_id: string;
  game_code: string;
  category: GameCategory;
  classification: GameClassification;
  names: Record<string, string>;
  icon_url: string;
  return_to_player: string | null;
  return_least: string | null;
  return_deviation: string | null;
  return_most: string | null;
  min_bet: string;
  lines: number;
  has_trial: boolean;
  has_free_rounds: boolean;
  sort: number;
  is_new: boolean;
  added_at: string;
  group_id: string | null;
  lotto_mode: string;
  mechanic: string | null;
  model: string | null;
  model_sheet: VendorTitle['model_sheet'];
};

const IS_WEB_ADDRESS = /^https?:\/\//i;
const LINES_MAX = 2 ** 31 - 1;
/** The latest time a `Date` can hold. */
const MOMENT_MAX_MS = 8.64e15;

/** The titles of a vendor's list that can be shown here. Of two titles with one code the first counts. */
export function readVendorTitles(
  titles: readonly VendorTitle[],
  { vendor, nowMs }: { vendor: string; nowMs: number },
): { listed: ListedTitle[]; leftOut: string[] } {
  const listed = new Map<string, ListedTitle>();
  const leftOut: string[] = [];
  for (const [sort, title] of titles.entries()) {
    const minBet = readDecimal(title.min_bet);
    const { category, classification } = title;
    const canBeKept = isStorable(title) && !listed.has(title.game_code);
    if (
      isOneOf(GAME_CATEGORIES, category) &&
      isOneOf(GAME_CLASSIFICATIONS, classification) &&
      minBet !== null &&
      canBeKept
    )
      listed.set(title.game_code, {
        node_id: nodeIdOf(vendor, title.game_code),
        game_code: title.game_code,
        category,
        classification,
        names: namesOf(title),
        icon_url: title.icon_url,
        return_to_player: title.return_to_player,
        return_least: title.return_least ?? null,
        return_deviation: title.return_deviation ?? null,
        return_most: title.return_most ?? null,
        min_bet: minBet.toString(),
        lines: title.lines,
        has_trial: title.has_trial,
        has_free_rounds: title.freebet_support ?? false,
        sort,
        is_new: title.added_at >= nowMs - NEW_SPAN_MS,
        added_at: new Date(title.added_at).toISOString(),
        group_id: null,
        lotto_mode: '',
        mechanic: title.mechanic ?? null,
        model: title.model ?? null,
        model_sheet: title.model_sheet ?? null,
      });
    else leftOut.push(title.game_code);
  }
  return { listed: [...listed.values()], leftOut };
}

export const nodeIdOf = (vendor: string, gameCode: string): string => `${vendor}.${gameCode}`;

/** Whether it fits the columns, and has no NUL character, which PostgreSQL text cannot hold. */
function isStorable({
  names,
  icon_url,
  lines,
  added_at,
  mechanic,
  model,
  model_sheet,
}: VendorTitle): boolean {
  const parts = Object.keys(model_sheet?.returns ?? {});
  return (
    IS_WEB_ADDRESS.test(icon_url) &&
    lines <= LINES_MAX &&
    added_at >= 0 &&
    added_at <= MOMENT_MAX_MS &&
    ![...Object.values(names), ...parts, mechanic, model].some((word) => word?.includes('\0'))
  );
}

/** Names in supported languages, without blank ones. */
function namesOf({ names, game_code }: VendorTitle): Record<string, string> {
  const known = LANGUAGES.map((language) => [language, names[language]?.trim() ?? ''] as const);
  return { EN: game_code, ...Object.fromEntries(known.filter(([, name]) => name !== '')) };
}
