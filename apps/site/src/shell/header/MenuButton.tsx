import { IconButton } from '@parlour/ui';
import { useOnDemand } from '../../platform/loading/useOnDemand.ts';
import { useText } from '../../platform/texts/texts.tsx';

export function MenuButton() {
  const text = useText();
  const { Opened, open, close } = useOnDemand(() => import('../menu/SideMenu.tsx'));
  return (
    <>
      <IconButton icon="menu" label={text('shell.header.menu')} onPress={open} />
      {Opened && <Opened onClose={close} />}
    </>
  );
}
