import { useQuery } from '@tanstack/react-query';
import { useConsole } from './console.ts';

/** The payment gateways of this installation; undefined until they are known. They change only when it is set up anew. */
export function useGateways() {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: ['gateways'],
    queryFn: () => client.cashier.gateways(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.items;
}
