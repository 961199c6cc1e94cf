import { BIG_TWO } from '@parlour/game-rules/big-two';
import { sheddingPage } from '../shedding/shedding-page.tsx';

export default sheddingPage({
  rules: BIG_TWO,
  suits: [3, 2, 0, 1],
  forms: {
    single: 'arcade.shedding.single',
    pair: 'arcade.shedding.pair',
    triple: 'arcade.shedding.triple',
    straight: 'arcade.shedding.straight',
    flush: 'arcade.shedding.flush',
    'full-house': 'arcade.shedding.fullHouse',
    four: 'arcade.shedding.four',
    'straight-flush': 'arcade.shedding.straightFlush',
  },
  wins: {},
  ruleTexts: ['arcade.shedding.bigTwoPlay', 'arcade.shedding.bigTwoPays'],
});
