import { z } from 'zod';
import { listOf, Moment, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { HOT_MAX } from '../values/games.rules.ts';
import { GAME_CATEGORIES, GAME_CLASSIFICATIONS, TITLE_STATES, VENDOR_TAGS } from '../values/games.ts';
import { NodeId, VendorCode } from './parts.ts';

const TITLES_AT_ONCE = 100;
const SORT_MAX = 1_000_000;

export const OperatorTitle = z.object({
  nodeId: NodeId,
  vendor: VendorCode,
  vendorName: z.string(),
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  category: z.enum(GAME_CATEGORIES).describe('The tab that shows it'),
  classification: z.enum(GAME_CLASSIFICATIONS),
  iconUrl: z.string(),
  returnToPlayer: z.string().nullable().describe('Of the best bet, played best'),
  returnLeast: z
    .string()
    .nullable()
    .describe('Of the worst bet on offer; null: the same; 0.00: choices decide'),
  sort: z.number().int().describe('Its place in lists; lower comes first'),
  hotRank: z.number().int().nullable().describe('Its place among the hot ones, from 1; null: not hot'),
  isNew: z.boolean(),
  isHidden: z.boolean(),
  isGone: z.boolean().describe('No longer on the list of its vendor'),
  isVendorOpen: z.boolean(),
  disabledAt: Moment.nullable().describe('Taken out of play because of what it paid'),
  addedAt: Moment,
  version: z.number().int(),
});
export type OperatorTitle = z.infer<typeof OperatorTitle>;

const Place = z.number().int().min(0).max(SORT_MAX);
const read = { operator: 'games.read', scope: 'brand' } as const;
const edit = { operator: 'games.edit', scope: 'brand' } as const;

const Lobby = z.object({
  version: z.number().int(),
  tabs: z.array(
    z.object({ category: z.enum(GAME_CATEGORIES), isHidden: z.boolean(), titles: z.number().int() }),
  ),
  vendors: z.array(
    z.object({
      code: VendorCode,
      name: z.string().describe('As the vendor calls itself'),
      displayName: z.string().nullable().describe('As the brand calls it; null: the same'),
      tag: z.enum(VENDOR_TAGS),
      isOpen: z.boolean(),
      titles: z.number().int(),
    }),
  ),
  hot: z.array(OperatorTitle),
});

export const catalogueOperatorEndpoints = {
  titles: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/titles',
    summary: 'Titles in the order of the lobby, those that members cannot see as well',
    access: read,
    query: z.object({
      ...page,
      search: Text.trim().max(60).optional().describe('A name in any language, or a game code'),
      vendor: VendorCode.optional(),
      category: z.enum(GAME_CATEGORIES).optional(),
      state: z.enum(TITLE_STATES).optional(),
    }),
    answer: listOf(OperatorTitle),
    refusals: [],
  }),
  markTitles: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/titles/mark',
    summary: 'Changes what operators say of titles: place, new, hidden, hot; all of them or none',
    access: edit,
    body: z.object({
      titles: z
        .array(z.object({ nodeId: NodeId, version: z.number().int() }))
        .min(1)
        .max(TITLES_AT_ONCE),
      marks: z.object({
        sort: Place.optional(),
        isNew: z.boolean().optional(),
        isHidden: z.boolean().optional(),
        hotRank: z
          .number()
          .int()
          .min(1)
          .max(HOT_MAX)
          .nullable()
          .optional()
          .describe('Those behind it move on'),
      }),
      reason: Reason,
    }),
    answer: z.object({ items: z.array(OperatorTitle) }),
    refusals: ['not_found', 'stale'],
  }),
  lobby: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/lobby',
    summary: 'The order of tabs, vendors and hot titles',
    access: read,
    answer: Lobby,
    refusals: [],
  }),
  saveLobby: operatorEndpoint({
    method: 'PUT',
    path: '/ops/games/lobby',
    summary: 'Puts tabs, vendors and hot titles into this order; refused where somebody else did meanwhile',
    access: edit,
    body: z.object({
      version: z.number().int(),
      tabs: z.array(z.object({ category: z.enum(GAME_CATEGORIES), isHidden: z.boolean() })),
      vendors: z
        .array(
          z.object({
            code: VendorCode,
            displayName: Text.trim().min(1).max(60).nullable(),
            tag: z.enum(VENDOR_TAGS),
          }),
        )
        .max(500),
      hot: z.array(NodeId).max(HOT_MAX),
      reason: Reason,
    }),
    answer: Lobby,
    refusals: ['stale'],
  }),
};
