import { useEffect, useState } from 'react';
import { FrameNote } from '../../platform/frames/FrameNote.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useSite } from '../../platform/site.ts';
import { useFormats, useMoney, useText } from '../../platform/texts/texts.tsx';
import { bindingLimit } from './limit.rules.ts';
import { useProtectionText } from './protection-text.ts';
import type { Protection } from './useProtection.ts';

/** Says why a bet was refused: a game only hears that it was. */
export function BetRefusedNote() {
  const words = useText();
  const { client, live } = useSite();
  const [protection, setProtection] = useState<Protection | null>(null);
  useEffect(
    () =>
      live.on('protection', () => {
        client.protection.overview({}).then(setProtection).catch(reportError);
      }),
    [client, live],
  );
  const reason = useReason(protection);
  if (!reason) return null;
  return (
    <FrameNote
      words={reason}
      link={{ to: ROUTES.limits.path, label: words('member.limits.title') }}
      onClose={() => setProtection(null)}
    />
  );
}

function useReason(protection: Protection | null): string | null {
  const { showMoney } = useMoney();
  const text = useProtectionText();
  const { soon, stamp } = useFormats();
  if (!protection) return null;
  const { exclusion, locks, limits, currency } = protection;
  if (exclusion)
    return exclusion.until === null
      ? text('protection.excluded.forever')
      : text('protection.excluded.until', { until: stamp(exclusion.until) });
  if (locks.play) return text('protection.locked.detail', { what: 'play' });
  const limit = bindingLimit(limits);
  if (!limit?.amount) return null;
  return text('protection.play.limit', {
    kind: limit.kind,
    period: limit.period,
    limit: showMoney(limit.amount, currency),
    left: showMoney(limit.left ?? '0.00', currency),
    until: soon(limit.endsAt),
  });
}
