import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Moment } from '../../lists.ts';
import { SIGN_IN_POINTS } from '../../values/promotions/chance.rules.ts';
import { Day } from '../../wallet/parts.ts';

const SignIn = z.object({
  day: Day,
  isSigned: z.boolean().describe('Today'),
  place: z.number().int().min(1).max(SIGN_IN_POINTS.length).describe('Of today in the cycle'),
  points: z.array(z.number().int()).describe('What each day of the cycle brings'),
  endsAt: Moment.describe('When the next business day begins'),
});
export type SignIn = z.infer<typeof SignIn>;

export const signInEndpoints = {
  signInCalendar: endpoint({
    method: 'GET',
    path: '/wps/promotions/signIn',
    summary: "The member's cycle of daily sign-ins",
    access: 'member',
    answer: SignIn,
    refusals: [],
  }),
  signInToday: endpoint({
    method: 'POST',
    path: '/wps/promotions/signIn',
    summary: 'Signs in for today, once a business day; a repeat changes nothing',
    access: 'member',
    callsPerMinute: 60,
    body: z.object({}),
    answer: SignIn,
    refusals: ['offer_closed'],
  }),
};
