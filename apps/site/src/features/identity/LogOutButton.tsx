import { Button } from '@parlour/ui';
import { useText } from '../../platform/texts.tsx';
import { useOnDemand } from '../../platform/useOnDemand.ts';

export function LogOutButton() {
  const text = useText();
  const { Opened, open, close } = useOnDemand(() => import('./LogOutDialog.tsx'));
  return (
    <>
      <Button kind="quiet" icon="exit" label={text('shell.menu.logout')} onPress={open} />
      {Opened && <Opened onClose={close} />}
    </>
  );
}
