import { z } from 'zod';
import { Id, Moment, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { MatchImage } from './matches.ts';
import { NodeId } from './parts.ts';

const Name = Text.trim().min(1).max(60);

const MatchFields = {
  homeTeam: Name,
  awayTeam: Name,
  homeTeamImageUrl: MatchImage,
  awayTeamImageUrl: MatchImage,
  league: Name,
  matchTime: Moment,
  shownFrom: Moment,
  shownUntil: Moment,
  nodeId: NodeId.describe('The title that a press opens'),
  order: z.number().int().min(0).max(9_999).describe('Lower comes first'),
  isHidden: z.boolean(),
};
const OperatorMatch = z.object({
  id: Id,
  ...MatchFields,
  nodeName: z.string().nullable().describe('null: the title is not offered, so that the match is not shown'),
  isShown: z.boolean().describe('Now'),
});
export type OperatorMatch = z.infer<typeof OperatorMatch>;

export const matchOperatorEndpoints = {
  matches: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/matches',
    summary: "A brand's hot matches, shown or not, in their order",
    access: { operator: 'brands.read', scope: 'brand' },
    answer: z.object({ items: z.array(OperatorMatch), next: z.null() }),
    refusals: [],
  }),
  saveMatch: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/match/save',
    summary: 'Adds a hot match, or changes one',
    access: { operator: 'brands.texts', scope: 'brand' },
    body: z.object({ id: Id.optional(), ...MatchFields, reason: Reason }),
    answer: OperatorMatch,
    refusals: ['not_found', 'too_many_matches'],
  }),
};
