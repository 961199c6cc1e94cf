import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Id, Moment } from '../lists.ts';
import { Picture } from './parts.ts';

const Presenter = z.object({
  id: Id,
  name: z.string(),
  languages: z.array(Language).describe('Which they speak'),
  picture: Picture.nullable(),
  presents: z.string().describe('The room or game they present'),
  href: z.string().describe('A page of the site where that is; empty: none'),
  until: Moment.nullable().describe('Presenting now, and until then; null: not now'),
  nextAt: Moment.nullable().describe('When they come next; null: now, or not planned'),
});
export type Presenter = z.infer<typeof Presenter>;

export const presenterEndpoints = {
  modelList: endpoint({
    method: 'GET',
    path: '/wps/relay/CBS_modelList',
    summary: 'Who presents for the brand, and who does now',
    access: 'everyone',
    modules: ['liveModels'],
    cacheSeconds: 30,
    answer: z.object({
      active: z.array(Presenter).describe('Everybody the brand shows, in its order'),
      streaming: z
        .array(Id)
        .describe('Those of them who present now, by their schedule; no video belongs to it'),
    }),
    refusals: [],
  }),
};
