import { fraction } from '@parlour/exact';
import { CARDS } from '@parlour/game-rules/cards';
import {
  judgePoker,
  POKER_HANDS,
  type VideoPokerModel,
  type VideoPokerPick,
  type VideoPokerSeen,
  type VideoPokerStep,
  videoPoker,
} from '@parlour/game-rules/video-poker';
import { arcadeVideoPokerTexts } from '@parlour/texts/load/arcade-video-poker';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { DrawAction } from './DrawAction.tsx';
import { timePoker } from './dealing.ts';
import { HAND_NAMES } from './hand-names.ts';
import { VideoPokerStage } from './VideoPokerStage.tsx';

type VideoPokerPage = MechanicPage<VideoPokerModel, VideoPokerPick, VideoPokerStep, VideoPokerSeen>;

const page: VideoPokerPage = {
  rules: videoPoker,
  texts: [arcadeVideoPokerTexts],
  firstPick: () => ({}),
  actionLabel: 'arcade.deal',
  actionShape: 'wide',
  stepsShape: 'pad',
  isBoardTall: true,
  motionMs: ({ seen }, pace) => timePoker(seen, pace).motionMs,
  Stage: VideoPokerStage,
  OpenAction: DrawAction,
  tell({ text }, { seen, model }) {
    const { hand } = seen;
    if (hand) return text(HAND_NAMES[hand]);
    const dealt = judgePoker(seen.cards, model);
    if (dealt === 'none') return text('arcade.videoPoker.choose');
    return text('arcade.videoPoker.chooseWith', { hand: text(HAND_NAMES[dealt]) });
  },
  Row({ seen, model }) {
    const text = useText();
    const hand = seen.hand ?? judgePoker(seen.cards, model);
    return hand === 'none' ? '–' : text(HAND_NAMES[hand]);
  },
  explain: ({ text }) => text('arcade.videoPoker.explain', { cards: CARDS }),
  Rules({ model }) {
    const { text, money } = useSpoken();
    const percent = money.showPercent(model.sheet.return);
    return (
      <>
        <p>{text('arcade.videoPoker.rules', { cards: CARDS, percent })}</p>
        {model.wildDeuces === 1 && <p>{text('arcade.videoPoker.rulesWild')}</p>}
      </>
    );
  },
  PayTable({ model, showPays }) {
    const text = useText();
    const rows = POKER_HANDS.flatMap((hand) => {
      const pay = model.pays[hand];
      return pay === undefined ? [] : [{ what: text(HAND_NAMES[hand]), factor: fraction(pay) }];
    });
    return <PayRows heading={text('arcade.videoPoker.handHeading')} rows={rows} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
