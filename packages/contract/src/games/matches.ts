import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { NodeId } from './parts.ts';

const MATCHES_SECONDS = 30;

/** A picture of this site, or from one of the hosts a brand shows pictures from; empty: one is drawn. */
export const MatchImage = Text.max(500).regex(/^(|\/m\/[\w./-]+|https:\/\/[^\s"'<>]+)$/);

/** Specification section 3, "Hot match". */
export const HotMatch = z.object({
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeTeamImageUrl: z.string(),
  awayTeamImageUrl: z.string(),
  league: z.string(),
  matchTime: Moment,
  vendor: z.string(),
  roomId: z.string().describe("The vendor's code of the title that opens"),
  nodeId: NodeId,
});
export type HotMatch = z.infer<typeof HotMatch>;

export const matchEndpoints = {
  hotMatches: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotMatches',
    summary: 'Matches operators put first, in their order; none where the brand has none now',
    access: 'everyone',
    answer: z.object({ list: z.array(HotMatch) }),
    refusals: [],
    cacheSeconds: MATCHES_SECONDS,
  }),
};
