import { type DragonTigerSeen, findWinner } from '@parlour/game-rules/dragon-tiger';
import { useText } from '../platform/texts.tsx';
import { Bead } from '../table/Bead.tsx';

const LETTERS = {
  dragon: 'arcade.dragonTiger.beadDragon',
  tiger: 'arcade.dragonTiger.beadTiger',
  tie: 'arcade.dragonTiger.beadTie',
} as const;
const TONES = { dragon: 'red', tiger: 'amber', tie: 'green' } as const;

/** The winner of a past round. */
export function DragonTigerBead({ seen }: { seen: DragonTigerSeen }) {
  const text = useText();
  const winner = findWinner(seen);
  return <Bead letter={text(LETTERS[winner])} tone={TONES[winner]} />;
}
