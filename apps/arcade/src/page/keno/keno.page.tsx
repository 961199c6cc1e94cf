import { fraction } from '@parlour/exact';
import {
  chanceOf,
  DRAWN,
  hitsOf,
  type KenoModel,
  type KenoPick,
  type KenoSeen,
  keno,
  NUMBERS,
  PICKED_MAX,
} from '@parlour/game-rules/keno';
import { arcadeKenoTexts } from '@parlour/texts/load/arcade-keno';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { showChance } from '../game/show-factor.ts';
import { useSpoken } from '../platform/texts.tsx';
import { KenoControls } from './KenoControls.tsx';
import { KenoStage } from './KenoStage.tsx';
import { ALL_NUMBERS, paysOf } from './keno-card.ts';

type KenoPage = MechanicPage<KenoModel, KenoPick, never, KenoSeen>;

/** How long ten numbers take. */
const DRAW_MS = { normal: 1_560, turbo: 480, reduced: 250 } as const;

const page: KenoPage = {
  rules: keno,
  texts: [arcadeKenoTexts],
  firstPick: () => ({ risk: 'medium', numbers: [] }),
  pickHint: 'arcade.keno.pickFirst',
  actionLabel: 'arcade.keno.draw',
  actionShape: 'wide',
  isBoardTall: true,
  motionMs: (_round, pace) => DRAW_MS[pace],
  Stage: KenoStage,
  Controls: KenoControls,
  tell: ({ text }, { pick, seen }) =>
    text('arcade.keno.told', { hits: hitsOf(pick, seen).length, picked: pick.numbers.length }),
  Row: ({ pick, seen }) => `${hitsOf(pick, seen).length}/${pick.numbers.length}`,
  explain: ({ text }) => text('arcade.keno.explain', { drawn: DRAWN, numbers: NUMBERS }),
  Rules() {
    return (
      <p>{useSpoken().text('arcade.keno.rules', { drawn: DRAWN, numbers: NUMBERS, most: PICKED_MAX })}</p>
    );
  },
  PayTable({ model, pick, showPays }) {
    const spoken = useSpoken();
    // Before anything is chosen, the fullest table is shown.
    const numbers = pick.numbers.length > 0 ? pick.numbers : ALL_NUMBERS.slice(0, PICKED_MAX);
    const rows = paysOf({ ...pick, numbers }, model).map(({ hits, pays }) => ({
      what: spoken.text('arcade.keno.payRow', {
        hits,
        picked: numbers.length,
        chance: showChance(spoken, chanceOf({ picked: numbers.length, hits })),
      }),
      factor: fraction(pays, 100),
    }));
    return <PayRows heading={spoken.text('arcade.keno.hitsHeading')} rows={rows} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
