import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { useZoneOf } from '../../../platform/useZoneOf.ts';
import type { OfferAudience } from '../offers.rules.ts';

/** What the members of a segment have in common, in a few words. */
export function useAudienceWords(merchant: string): (audience: OfferAudience) => string {
  const text = useText();
  const { moment } = useFormats(useZoneOf(merchant));
  return ({ newForDays, registeredFrom, levelFrom }) =>
    [
      newForDays === null ? null : text('segments.newForDays', { days: newForDays }),
      registeredFrom === null ? null : text('segments.registeredFrom', { moment: moment(registeredFrom) }),
      levelFrom === null ? null : text('offers.level', { level: levelFrom }),
    ]
      .filter((words) => words !== null)
      .join(' · ');
}
