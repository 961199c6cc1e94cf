import { create } from 'zustand';
import { deviceStorage } from '../../platform/device/storage.ts';
import { usePlace } from '../../platform/routes/place.store.ts';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useSite } from '../../platform/site.ts';
import { showsDownloadBar, showsDownloadButton } from './download.rules.ts';

const useHidden = create<{ isHidden: boolean }>(() => ({
  isHidden: deviceStorage.read('PARLOUR_DOWNLOAD_BAR') === 'hidden',
}));

/** Whether the app is offered here, in the bar and in the header. A visitor who hides the bar is not asked again. */
export function useDownloadOffer() {
  const { device, status } = useSite();
  const pathname = usePlace((place) => place.pathname);
  const isHidden = useHidden((state) => state.isHidden);
  const { appWindow, resources } = status.info;
  const offer = { isHome: pathname === ROUTES.home.path, device, isWindowEnabled: appWindow };
  return {
    hasBar: showsDownloadBar(offer) && !isHidden,
    hasButton: showsDownloadButton({ ...offer, resources }),
    hideBar: () => {
      deviceStorage.write('PARLOUR_DOWNLOAD_BAR', 'hidden');
      useHidden.setState({ isHidden: true });
    },
  };
}
