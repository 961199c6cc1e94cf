import { useQuery } from '@tanstack/react-query';
import { useConsole } from './console.ts';

/** The payment gateways of this installation; undefined until loaded. They change only with its configuration. */
export function useGateways() {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: ['gateways'],
    queryFn: () => client.cashier.gateways(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.items;
}
