import { chooseExactly } from '@parlour/exact';
import type { Space } from '../../play/space.ts';

const FROM = 80;
const DRAWN = 20;

/** Draws classed by how many numbers belong to one half: the forty numbers for which `isFirst` is true. */
export function byHalf(isFirst: (number: number) => boolean): Space {
  const every = Array.from({ length: FROM }, (_, i) => i + 1);
  const first = every.filter(isFirst);
  const second = every.filter((number) => !isFirst(number));
  return {
    total: chooseExactly(FROM, DRAWN),
    each(visit) {
      for (let count = 0; count <= DRAWN; count += 1)
        visit(
          [...first.slice(0, count), ...second.slice(0, DRAWN - count)],
          chooseExactly(first.length, count) * chooseExactly(second.length, DRAWN - count),
        );
    },
  };
}
