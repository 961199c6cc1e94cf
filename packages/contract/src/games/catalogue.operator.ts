import { z } from 'zod';
import { listOf, Moment, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { HOT_MAX, TITLES_AT_ONCE } from '../values/games.rules.ts';
import {
  GAME_CATEGORIES,
  GAME_CLASSIFICATIONS,
  MOVABLE_CATEGORIES,
  TITLE_STATES,
  VENDOR_TAGS,
} from '../values/games.ts';
import { NodeId, Percent, VendorCode } from './parts.ts';

const SORT_MAX = 1_000_000;

export const OperatorTitle = z.object({
  nodeId: NodeId,
  vendor: VendorCode,
  vendorName: z.string(),
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  category: z.enum(GAME_CATEGORIES).describe('The tab that shows it'),
  isMoved: z.boolean().describe('Operators chose the tab, and not its vendor'),
  classification: z.enum(GAME_CLASSIFICATIONS),
  isClassified: z.boolean().describe('Operators chose the kind, and not its vendor'),
  mechanic: z.string().nullable().describe('By which rules it is played, where its vendor says so'),
  model: z.string().nullable().describe('And by which numbers: titles of one model differ only in looks'),
  volatility: z.number().int().min(1).max(5).nullable().describe('From 1, calm, to 5, wild'),
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

const ListedTitle = OperatorTitle.extend({
  actual: z
    .object({
      rounds: z.string(),
      observed: Percent.nullable(),
      margin: Percent.nullable(),
      isWithin: z.boolean().nullable().describe('null: its vendor states nothing to compare with'),
    })
    .nullable()
    .describe('What it brought back since it was put into play; null: not for this operator, or not counted'),
});

const ModelSheet = z.object({
  hitRate: Percent.nullable().describe('How many rounds win anything'),
  featureOneIn: z.number().int().nullable(),
  mostOneIn: z.number().int().nullable().describe('One round in so many has the highest win'),
  returns: z.record(z.string(), Percent).describe('What each part adds to the return'),
  boughtReturn: Percent.nullable(),
  digest: z.string().nullable(),
  url: z.string().nullable().describe('Where anybody can read the model'),
});
export type ModelSheet = z.infer<typeof ModelSheet>;

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
      mechanic: Text.trim().max(80).optional(),
      model: Text.trim().max(80).optional(),
    }),
    answer: listOf(ListedTitle),
    refusals: [],
  }),
  titleDetail: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/title',
    summary: 'One title, with all that its vendor states of it and of the model it is played by',
    access: read,
    query: z.object({ nodeId: NodeId }),
    answer: ListedTitle.extend({
      returnDeviation: z.string().nullable().describe('Of what comes back of one unit, with the wildest bet'),
      returnMost: z.string().nullable().describe('The most that comes back of one unit'),
      sheet: ModelSheet.nullable(),
    }),
    refusals: ['not_found'],
  }),
  markTitles: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/titles/mark',
    summary: 'Changes what operators say of titles: place, new, hidden, hot, tab, kind; all of them or none',
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
        isHot: z.boolean().optional().describe('Behind those that are hot already, or no longer among them'),
        category: z
          .enum(MOVABLE_CATEGORIES)
          .nullable()
          .optional()
          .describe("The tab that shows it; null: its vendor's own"),
        classification: z
          .enum(GAME_CLASSIFICATIONS)
          .nullable()
          .optional()
          .describe("The kind members filter by; null: its vendor's own"),
      }),
      reason: Reason,
    }),
    answer: z.object({ items: z.array(OperatorTitle) }),
    refusals: ['not_found', 'stale', 'too_many_hot'],
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
