import type { VendorEntry } from '@parlour/client';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { CategoryIcon } from '../art/CategoryIcon.tsx';
import { VendorMark } from '../art/VendorMark.tsx';
import { useLobbyText } from '../lobby-text.ts';
import {
  FAVOURITES_INDEX,
  type FilterChange,
  type Filters,
  hasLongWord,
  VIEW_ALL_INDEX,
} from './list.rules.ts';
import { TabStrip } from './TabStrip.tsx';
import styles from './VendorMenu.module.css';

type Props = {
  vendors: readonly VendorEntry[];
  filters: Filters;
  panelId: string;
  onChange: (change: FilterChange) => void;
};

/** Specification section 2: about four visible; favourites are entry -1, view-all 0, and the vendors follow. */
export function VendorMenu({ vendors, filters, panelId, onChange }: Props) {
  const text = useLobbyText();
  const active = filters.isFavourites
    ? FAVOURITES_INDEX
    : vendors.findIndex(({ vassalage }) => vassalage === filters.vendor) + 1;
  const entries = [
    { index: FAVOURITES_INDEX, label: text('lobby.vendors.favourites'), vendor: null },
    { index: VIEW_ALL_INDEX, label: text('lobby.vendors.all'), vendor: null },
    ...vendors.map((vendor, at) => ({ index: at + 1, label: vendor.labelName, vendor })),
  ];
  return (
    <TabStrip label={text('lobby.vendors.menu')} kind="four">
      {entries.map(({ index, label, vendor }) => (
        <button
          key={vendor?.vassalage ?? index}
          className={clsx(styles.entry, index === active && styles.active)}
          type="button"
          role="tab"
          aria-selected={index === active}
          aria-controls={index === active ? panelId : undefined}
          tabIndex={index === active ? 0 : -1}
          onClick={() =>
            onChange(
              index === FAVOURITES_INDEX
                ? { kind: 'favourites' }
                : { kind: 'vendor', vendor: vendor?.vassalage ?? null },
            )
          }
        >
          <span className={styles.mark}>
            {vendor ? (
              <VendorMark vendor={vendor} />
            ) : index === FAVOURITES_INDEX ? (
              <CategoryIcon name="FAV" />
            ) : (
              <Icon name="grid" />
            )}
          </span>
          <span className={clsx(styles.label, hasLongWord(label) && styles.narrow)}>{label}</span>
        </button>
      ))}
    </TabStrip>
  );
}
