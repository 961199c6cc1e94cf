import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../platform/console.ts';

/** All items of a brand: there are few. */
export function useMallItems(merchant: string) {
  const { client } = useConsole();
  return useQuery({
    queryKey: ['mall', merchant],
    queryFn: () => client.promotions.mallItems({ merchant }),
  });
}
