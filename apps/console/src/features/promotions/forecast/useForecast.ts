import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Written } from '../../../parts/forecast/forecast.rules.ts';
import { useConsole } from '../../../platform/console.ts';
import { FORECAST_WAIT_MS } from './forecast-wait.rules.ts';

/** What it may cost as it is written now. The figures from before stay until the next are there. */
export function useForecast(merchant: string, of: Written) {
  const { promotions } = useConsole().client;
  const written = useSettled(JSON.stringify(of));
  return useQuery({
    queryKey: ['forecast', merchant, written],
    queryFn: () => promotions.promotionForecast({ body: { of: JSON.parse(written) as Written }, merchant }),
    // Of another brand they would be wrong.
    placeholderData: (before, query) => (query?.queryKey[1] === merchant ? before : undefined),
    retry: false,
  });
}

/** The value once it has stopped changing; the first one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), FORECAST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
