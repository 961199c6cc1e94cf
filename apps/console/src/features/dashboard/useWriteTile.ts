import { useFormats } from '../../platform/formats.ts';
import type { Tile } from './today.rules.ts';

/** Money exactly as the reports write it, members as a number. */
export function useWriteTile(currency: string): (tile: Tile, value: string | number) => string {
  const formats = useFormats();
  return (tile, value) =>
    tile === 'membersActive' ? formats.number(Number(value)) : formats.amount(String(value), currency);
}
