import type { ArcadeText } from '../platform/texts.tsx';

/** What a bet is called. */
export function nameSpot(text: ArcadeText, on: string): string {
  const [kind = '', first = '', second = ''] = on.split('-');
  switch (kind) {
    case 'single':
      return text('arcade.sicBo.single', { face: first });
    case 'pair':
      return text('arcade.sicBo.pair', { low: first, high: second });
    case 'double':
      return text('arcade.sicBo.double', { face: first });
    case 'triple':
      return text('arcade.sicBo.triple', { face: first });
    case 'any':
      return text('arcade.sicBo.anyTriple');
    case 'sum':
      return text('arcade.sicBo.sum', { sum: first });
    default:
      return text('arcade.sicBo.half', { half: kind });
  }
}
