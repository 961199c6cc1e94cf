import { IconButton } from '@parlour/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useText } from '../platform/texts.tsx';

const SideMenu = lazy(() => import('./SideMenu.tsx'));

/** The menu's own code comes when it is first opened: most visits never do. */
export function MenuButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton icon="menu" label={text('shell.header.menu')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <SideMenu onClose={close} />
        </Suspense>
      )}
    </>
  );
}
