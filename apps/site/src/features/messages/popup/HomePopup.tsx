import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';

/** The popup of home; its code comes after the page is drawn. */
export function HomePopup() {
  const { Opened, open } = useOnDemand(() => import('./AnnouncementPopup.tsx'));
  const begin = useEffectEvent(open);
  useEffect(() => begin(), []);
  return Opened && <Opened />;
}
