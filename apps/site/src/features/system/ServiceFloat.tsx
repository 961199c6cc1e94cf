import { FloatButton } from '@parlour/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts.tsx';
import { openableServiceLinks } from './service-link.rules.ts';

const ServiceDialog = lazy(() => import('./ServiceDialog.tsx'));

/** The floating button of the home page. Where there is nobody to reach, there is no button. */
export function ServiceFloat() {
  const text = useText();
  const links = openableServiceLinks(useBrand().customerService);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (links.length === 0) return null;
  return (
    <>
      <FloatButton icon="chat" label={text('system.service.title')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ServiceDialog links={links} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
