import { useText } from '../../../platform/texts/texts.tsx';

const HOUSE = 'house';

/** Vendors go by their own names; our own games have a name from the texts. */
export function useVendorName(): (code: string) => string {
  const text = useText();
  return (code) => (code === HOUSE ? text('wallet.detail.house') : code);
}
