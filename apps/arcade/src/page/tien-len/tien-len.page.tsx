import { TIEN_LEN } from '@parlour/game-rules/tien-len';
import { sheddingPage } from '../shedding/shedding-page.tsx';

export default sheddingPage({
  rules: TIEN_LEN,
  suits: [0, 3, 2, 1],
  forms: {
    single: 'arcade.shedding.single',
    pair: 'arcade.shedding.pair',
    triple: 'arcade.shedding.triple',
    four: 'arcade.shedding.four',
    run: 'arcade.shedding.run',
    'pair-run': 'arcade.shedding.pairRun',
  },
  wins: {
    dragon: 'arcade.shedding.dragon',
    'four-twos': 'arcade.shedding.fourTwos',
    'six-pairs': 'arcade.shedding.sixPairs',
    'five-pair-run': 'arcade.shedding.fivePairRun',
  },
  ruleTexts: ['arcade.shedding.tienLenPlay', 'arcade.shedding.tienLenTwos', 'arcade.shedding.tienLenPays'],
});
