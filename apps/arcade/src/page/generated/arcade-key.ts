// Made from the folders of games and from the files of messages by `npm run generate`.
import type { ArcadeKey as FrameKey } from '@parlour/texts/load/arcade';
import type { ArcadeBaccaratKey } from '@parlour/texts/load/arcade-baccarat';
import type { ArcadeBlackjackKey } from '@parlour/texts/load/arcade-blackjack';
import type { ArcadeCrashKey } from '@parlour/texts/load/arcade-crash';
import type { ArcadeDiceKey } from '@parlour/texts/load/arcade-dice';
import type { ArcadeDragonTigerKey } from '@parlour/texts/load/arcade-dragon-tiger';
import type { ArcadeFishKey } from '@parlour/texts/load/arcade-fish';
import type { ArcadeFreeKey } from '@parlour/texts/load/arcade-free';
import type { ArcadeHiLoKey } from '@parlour/texts/load/arcade-hi-lo';
import type { ArcadeHoldemKey } from '@parlour/texts/load/arcade-holdem';
import type { ArcadeKenoKey } from '@parlour/texts/load/arcade-keno';
import type { ArcadeLimboKey } from '@parlour/texts/load/arcade-limbo';
import type { ArcadeLiveKey } from '@parlour/texts/load/arcade-live';
import type { ArcadeMinesKey } from '@parlour/texts/load/arcade-mines';
import type { ArcadePanelsKey } from '@parlour/texts/load/arcade-panels';
import type { ArcadePictureDiceKey } from '@parlour/texts/load/arcade-picture-dice';
import type { ArcadePlinkoKey } from '@parlour/texts/load/arcade-plinko';
import type { ArcadePvpKey } from '@parlour/texts/load/arcade-pvp';
import type { ArcadePvpHandsKey } from '@parlour/texts/load/arcade-pvp-hands';
import type { ArcadeReplayKey } from '@parlour/texts/load/arcade-replay';
import type { ArcadeRouletteKey } from '@parlour/texts/load/arcade-roulette';
import type { ArcadeSheddingKey } from '@parlour/texts/load/arcade-shedding';
import type { ArcadeSicBoKey } from '@parlour/texts/load/arcade-sic-bo';
import type { ArcadeSlotsKey } from '@parlour/texts/load/arcade-slots';
import type { ArcadeTableKey } from '@parlour/texts/load/arcade-table';
import type { ArcadeTeenPattiKey } from '@parlour/texts/load/arcade-teen-patti';
import type { ArcadeVideoPokerKey } from '@parlour/texts/load/arcade-video-poker';
import type { ArcadeWheelKey } from '@parlour/texts/load/arcade-wheel';
import type { ArcadeXocDiaKey } from '@parlour/texts/load/arcade-xoc-dia';

/** Every text of the games' page: those of the frame, of what all games share, and of each game. */
export type ArcadeKey =
  | FrameKey
  | ArcadeBaccaratKey
  | ArcadeBlackjackKey
  | ArcadeCrashKey
  | ArcadeDiceKey
  | ArcadeDragonTigerKey
  | ArcadeFishKey
  | ArcadeFreeKey
  | ArcadeHiLoKey
  | ArcadeHoldemKey
  | ArcadeKenoKey
  | ArcadeLimboKey
  | ArcadeLiveKey
  | ArcadeMinesKey
  | ArcadePanelsKey
  | ArcadePictureDiceKey
  | ArcadePlinkoKey
  | ArcadePvpKey
  | ArcadePvpHandsKey
  | ArcadeReplayKey
  | ArcadeRouletteKey
  | ArcadeSheddingKey
  | ArcadeSicBoKey
  | ArcadeSlotsKey
  | ArcadeTableKey
  | ArcadeTeenPattiKey
  | ArcadeVideoPokerKey
  | ArcadeWheelKey
  | ArcadeXocDiaKey;
