import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';
import { lotteriesQuery } from './lotteries.query.ts';

/** The lotteries of the brand, in its order. */
export const useLotteries = () => useQuery(lotteriesQuery(usePage()));
