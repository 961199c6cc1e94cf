import type { FiredShot } from '@parlour/game-rules/fish';

/** What anybody may know of a room now. Moments are epoch milliseconds of the service. */
export type RoomState = {
  now: number;
  seed: string;
  number: number;
  seats: RoomSeat[];
  /** What was caught and would still be in the sea. */
  gone: number[];
};

/** `name` is the end of a player's id. */
export type RoomSeat = {
  seat: number;
  name: string;
  stake: string | null;
  currency: string;
  firedAt: number | null;
  fired: FiredShot[];
};

/** `POST /api/fish/seat`: where the player sits, and the magazines that are loaded, the one to fire first. */
export type Seated<Round> = {
  now: number;
  roomId: string;
  room: string;
  number: number;
  seat: number;
  magazines: Round[];
};
