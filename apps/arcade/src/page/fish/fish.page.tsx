import { fraction } from '@parlour/exact';
import {
  type FishModel,
  type FishPick,
  type FishSeen,
  type FishStep,
  fishChoices,
  SHOTS,
} from '@parlour/game-rules/fish';
import { WORDS_PER_SHOT } from '@parlour/game-rules/fish/strike';
import { arcadeFishTexts } from '@parlour/texts/load/arcade-fish';
import { lazy, Suspense } from 'react';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { FishFrame } from './FishFrame.tsx';

/** Who plays needs neither the list of kinds nor a magazine of the past. */
const KindSheet = lazy(() => import('./KindSheet.tsx'));
const ShotList = lazy(() => import('./ShotList.tsx'));

type FishPage = MechanicPage<FishModel, FishPick, FishStep, FishSeen>;

const SHOWN_MS = 500;
/** How long shots stay loaded whose player does not come back. */
const HOURS_LOADED = 24;

const page: FishPage = {
  rules: fishChoices,
  texts: [arcadeFishTexts],
  firstPick: () => ({}),
  actionLabel: 'arcade.fish.fire',
  actionShape: 'wide',
  motionMs: () => SHOWN_MS,
  Frame: FishFrame,
  /** A magazine as it is looked at afterwards. */
  Stage: ({ round, model }) => (
    <Suspense fallback={null}>
      <ShotList shots={round?.seen.shots ?? []} model={model} />
    </Suspense>
  ),
  tell({ text }, { seen: { shots, caught } }) {
    const count = shots.filter(({ isCaught }) => isCaught).length;
    return text('arcade.fish.told', { shots: shots.length, count, pays: `×${caught}` });
  },
  Row({ seen: { shots, caught } }) {
    const count = shots.filter(({ isCaught }) => isCaught).length;
    return <span>{`${count}/${shots.length} · ×${caught}`}</span>;
  },
  explain: ({ text }, model) =>
    text('arcade.fish.explain', { words: WORDS_PER_SHOT, percent: model.percent, hundred: 100 }),
  Rules({ model }) {
    const { text, money } = useSpoken();
    const percent = money.showPercent(model.sheet.return);
    return (
      <>
        <p>{text('arcade.fish.rules', { percent, shots: SHOTS })}</p>
        <p>{text('arcade.fish.rulesWeapons')}</p>
        <p>{text('arcade.fish.rulesRoom', { hours: HOURS_LOADED })}</p>
      </>
    );
  },
  PayTable: ({ model, showPays }) => (
    <Suspense fallback={null}>
      <KindSheet model={model} showPays={(pays) => showPays(fraction(pays, SHOTS))} />
    </Suspense>
  ),
};

export default defineMechanicPage(page);
