import { fraction } from '@parlour/exact';
import { STAKE } from '@parlour/game-rules/bets';
import {
  type BlackjackModel,
  type BlackjackPick,
  type BlackjackSeen,
  type BlackjackStep,
  blackjack,
  DEALER_STANDS,
  HAND_MAX,
} from '@parlour/game-rules/blackjack';
import { CARDS } from '@parlour/game-rules/cards';
import { arcadeBlackjackTexts } from '@parlour/texts/load/arcade-blackjack';
import { PayRows } from '../frame/panels/PayRows.tsx';
import { defineMechanicPage, type MechanicPage } from '../game/mechanic-page.ts';
import { useSpoken, useText } from '../platform/texts.tsx';
import { showOdds } from '../table/show-odds.ts';
import { BlackjackStage } from './BlackjackStage.tsx';
import { listDeals, timeBlackjack } from './dealing.ts';
import { Moves } from './Moves.tsx';
import { tellBlackjack, writeTotals } from './tell-blackjack.ts';

type BlackjackPage = MechanicPage<BlackjackModel, BlackjackPick, BlackjackStep, BlackjackSeen>;

const page: BlackjackPage = {
  rules: blackjack,
  texts: [arcadeBlackjackTexts],
  firstPick: () => ({}),
  actionLabel: 'arcade.deal',
  actionShape: 'wide',
  stepsShape: 'pad',
  winPlace: 'middle',
  motionMs: (round, pace) => timeBlackjack(listDeals(round), pace).motionMs,
  Stage: BlackjackStage,
  OpenAction: Moves,
  tell: ({ text }, { seen }) => tellBlackjack(text, seen),
  Row: ({ seen }) => writeTotals(seen),
  explain: ({ text }) => text('arcade.blackjack.explain', { cards: CARDS }),
  Rules({ model }) {
    const spoken = useSpoken();
    const { text } = spoken;
    return (
      <>
        <p>{text('arcade.blackjack.rulesAim', { most: HAND_MAX })}</p>
        <p>{text('arcade.blackjack.rulesDealer', { total: DEALER_STANDS })}</p>
        <p>
          {text('arcade.blackjack.rulesMoves', {
            odds: showOdds(spoken, model.pays.insurance),
            most: HAND_MAX,
          })}
        </p>
      </>
    );
  },
  PayTable({ model, showPays }) {
    const text = useText();
    const { pays } = model;
    const rows = [
      { what: text('arcade.blackjack.blackjack'), factor: fraction(STAKE + pays.blackjack, STAKE) },
      { what: text('arcade.blackjack.won'), factor: fraction(2) },
      { what: text('arcade.blackjack.push'), factor: fraction(1) },
      // Insurance is half a bet.
      { what: text('arcade.blackjack.insurance'), factor: fraction(STAKE + pays.insurance, 2 * STAKE) },
    ];
    return <PayRows heading={text('arcade.blackjack.outcome')} rows={rows} showPays={showPays} />;
  },
};

export default defineMechanicPage(page);
