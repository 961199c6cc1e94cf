import { IconButton } from '@parlour/ui';
import { useText } from '../platform/texts.tsx';
import { useOnDemand } from '../platform/useOnDemand.ts';

export function MenuButton() {
  const text = useText();
  const { Opened, open, close } = useOnDemand(() => import('./SideMenu.tsx'));
  return (
    <>
      <IconButton icon="menu" label={text('shell.header.menu')} onPress={open} />
      {Opened && <Opened onClose={close} />}
    </>
  );
}
