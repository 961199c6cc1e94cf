import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '@parlour/clock/durations';
import type { FishSeen } from '@parlour/game-rules/fish';

const STAKE = '10.00';
/** Four shots a second are told twice a second. */
export const VOLLEY_MS = 500;
const VOLLEY = { room: null, shots: new Array(2).fill({ fish: null, weapon: 'shot' }) };
/** With so few shots left the next magazine is bought, as the page does. */
const RELOAD_AT = 6;
const KEEP_SEAT_MS = 10 * SECOND_MS;

type Magazine = { id: string; steps: object[]; seen: FishSeen };

export type Player = {
  call: <Told = Magazine>(path: string, body?: object) => Promise<Told>;
  answeredMs: number[];
  ended: Magazine[];
  shots: number;
};

/** Sits down, and listens to the room as the page does. */
export async function enter(url: string): Promise<Player> {
  const { origin, pathname, hash } = new URL(url);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${pathname.split('/').at(-1)}.${hash.slice(1)}`,
  };
  async function call<Told = Magazine>(path: string, body?: object): Promise<Told> {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(origin + path, { headers, ...sent });
    const told = (await answer.json()) as Told & { error?: string };
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${told.error}`);
    return told;
  }
  const { roomId } = await call<{ roomId: string }>('/api/fish/seat', {});
  get(`${origin}/fish/rooms/${roomId}/events`, { agent: false }, (told) =>
    told.on('error', () => {}).resume(),
  ).on('error', () => {});
  return { call, answeredMs: [], ended: [], shots: 0 };
}

/** Fires two shots in every half second, with the next magazine bought meanwhile. `share`: when in it, so that not all fire at once. */
export async function play(
  player: Player,
  { share, isOver }: { share: number; isOver: () => boolean },
): Promise<void> {
  const { call, answeredMs, ended } = player;
  const load = () => call('/api/rounds', { roundId: randomUUID(), stake: STAKE, pick: {} });
  await sleep(VOLLEY_MS * share);
  let magazine = await load();
  let next: Promise<Magazine> | null = null;
  let seatedAt = Date.now();
  for (let at = Date.now(); !isOver() || magazine.seen.left < 20; at += VOLLEY_MS) {
    await sleep(Math.max(0, at - Date.now()));
    if (Date.now() - seatedAt > KEEP_SEAT_MS) {
      seatedAt = Date.now();
      await call('/api/fish/seat', {});
    }
    const sentAt = performance.now();
    const before = magazine.seen.left;
    magazine = await call(`/api/rounds/${magazine.id}/steps`, { index: magazine.steps.length, step: VOLLEY });
    answeredMs.push(performance.now() - sentAt);
    player.shots += before - magazine.seen.left;
    if (magazine.seen.left <= RELOAD_AT && !isOver()) next ??= load();
    if (magazine.seen.left > 0) continue;
    ended.push(magazine);
    if (!next) return;
    magazine = await next;
    next = null;
  }
}
