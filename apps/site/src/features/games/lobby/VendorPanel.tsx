import type { VendorEntry } from '@parlour/client';
import { EmptyArt, Icon, NoData } from '@parlour/ui';
import clsx from 'clsx';
import { navigate } from '../../../platform/routes/place.store.ts';
import { PaletteBackdrop } from '../art/PaletteBackdrop.tsx';
import { VendorMark } from '../art/VendorMark.tsx';
import { vendorListPath } from '../category-tabs.rules.ts';
import { useLobbyText } from '../lobby-text.ts';
import { useLaunch } from '../play/useLaunch.ts';
import styles from './VendorPanel.module.css';

/**
 * Specification section 2: categories without a list of titles are entered through the vendor. Who makes several shows
 * them all; a single one opens.
 */
export function VendorPanel({ vendors }: { vendors: readonly VendorEntry[] }) {
  const text = useLobbyText();
  const { launchVendor } = useLaunch();
  const open = (vendor: VendorEntry) =>
    vendor.titles > 1 ? navigate(vendorListPath(vendor)) : launchVendor(vendor);
  if (vendors.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="grid" />}
        title={text('lobby.vendors.empty')}
        detail={text('lobby.vendors.emptyDetail')}
      />
    );
  return (
    <ul className={styles.vendors}>
      {vendors.map((vendor, index) => (
        <li key={vendor.vassalage}>
          <button className={styles.vendor} type="button" onClick={() => open(vendor)}>
            <PaletteBackdrop index={index} />
            <VendorMark vendor={vendor} />
            <span className={styles.words}>
              <span className={styles.name}>{vendor.displayName}</span>
              <span className={styles.titles}>{text('lobby.vendors.titles', { count: vendor.titles })}</span>
            </span>
            {vendor.tag !== '' && (
              <span className={clsx(styles.tag, styles[vendor.tag])}>
                {text(vendor.tag === 'hot' ? 'lobby.badge.hot' : 'lobby.badge.new')}
              </span>
            )}
            <Icon name="arrow" />
          </button>
        </li>
      ))}
    </ul>
  );
}
