import { useMemo } from 'react';
import { useSite } from '../../../platform/site.ts';
import { createHumanCheck, type HumanCheck } from './human-check.ts';

/** The human check of one form: prepare it when typing starts, take it when the form is sent. */
export function useHumanCheck(): HumanCheck {
  const { client, clock } = useSite();
  return useMemo(() => createHumanCheck({ client, clock }), [client, clock]);
}
