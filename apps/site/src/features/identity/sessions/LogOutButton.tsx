import { Button } from '@parlour/ui';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { useText } from '../../../platform/texts/texts.tsx';

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
