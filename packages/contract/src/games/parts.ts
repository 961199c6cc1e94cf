import { z } from 'zod';
import { GAME_CATEGORIES, GAME_CLASSIFICATIONS, VENDOR_TAGS } from '../values/games.ts';

/** A choice that may also be left empty, as the specification's queries have it. */
export const orEmpty = <Choice extends z.ZodType>(choice: Choice) =>
  z.union([z.literal('').transform(() => undefined), choice]).optional();

export const VendorCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/);
/** A title of a brand; made from vendor and game code, so importing the vendor's list again does not change it. */
export const NodeId = z.string().regex(/^[A-Za-z0-9_.:-]{3,120}$/);

const Flag = z.union([z.literal(0), z.literal(1)]);

export const Game = z.object({
  nodeId: NodeId,
  nodeName: z.string().describe('In English, whatever the language'),
  gameId: z.string().describe("The vendor's code of the title"),
  gameCode: z.string().describe('The same; lotteries tell them apart'),
  gameGroupId: z.string().nullable().describe('Of lotteries: their family'),
  gameType: z.enum(GAME_CATEGORIES),
  gameClassify: z.enum(GAME_CLASSIFICATIONS),
  vassalage: VendorCode,
  vendorName: z.string(),
  gameName: z.string().describe('In the language of the call'),
  displayName: z.string().describe('The same, as a tile shows it'),
  iconUrl: z.string().describe('A square picture; a path of this site, or an address'),
  lottoMode: z.string().describe("Of lotteries; may contain 'Entertainment'"),
  supportPlay: Flag.describe('Whether a trial account can play it'),
  isHot: Flag,
  isNew: Flag,
  returnToPlayer: z.string().nullable().describe('In percent, such as `99.00`'),
});
export type Game = z.infer<typeof Game>;

export const VendorEntry = z.object({
  vassalage: VendorCode,
  gameCategory: z.enum(GAME_CATEGORIES),
  displayName: z.string(),
  labelName: z.string().describe('The same in few letters, for a tab'),
  iconUrl: z.string().describe('Its mark, a square picture without ground; empty if it has none'),
  tag: z.enum(VENDOR_TAGS),
  vendorNames: z.record(z.string(), z.string()).describe('By account type name: what it is called'),
  GPI: z.boolean().optional().describe('Of ELOTT alone'),
  titles: z.number().int().describe('How many it has in this category'),
});
export type VendorEntry = z.infer<typeof VendorEntry>;

export const LobbyMapping = z.object({
  mapping: z.partialRecord(z.enum(GAME_CATEGORIES), z.array(VendorEntry)),
  sorting: z.array(z.enum(GAME_CATEGORIES)).describe('Only those that have titles'),
  order: z
    .array(z.enum(GAME_CATEGORIES))
    .nullable()
    .describe(
      'Every tab the brand shows in its own order, also those split off from sports; null: it set none',
    ),
  classifications: z.partialRecord(z.enum(GAME_CATEGORIES), z.array(z.enum(GAME_CLASSIFICATIONS))),
  games: z.number().int().describe('How many titles the brand has'),
});
export type LobbyMapping = z.infer<typeof LobbyMapping>;

export const Percent = z.string().regex(/^-?\d+\.\d{2}$/);
