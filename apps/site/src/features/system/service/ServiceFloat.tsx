import { FloatButton } from '@parlour/ui';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { openableServiceLinks } from './service-link.rules.ts';

/** The floating button of the home page; hidden if there is no service to reach. */
export function ServiceFloat() {
  const text = useText();
  const links = openableServiceLinks(useBrand().customerService);
  const { Opened, open, close } = useOnDemand(() => import('./ServiceDialog.tsx'));
  if (links.length === 0) return null;
  return (
    <>
      <FloatButton icon="chat" label={text('system.service.title')} onPress={open} />
      {Opened && <Opened links={links} onClose={close} />}
    </>
  );
}
