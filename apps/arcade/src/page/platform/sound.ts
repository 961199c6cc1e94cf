import { useSyncExternalStore } from 'react';
import { pageClock } from './clock.ts';
import { recall, remember } from './memory.ts';

export type Sound =
  | 'tap'
  | 'chip'
  | 'spin'
  | 'stop'
  | 'tease'
  | 'winSmall'
  | 'winMedium'
  | 'winBig'
  | 'count'
  | 'lose'
  | 'card'
  | 'bell';

/** A tone: its steps above the root of the scale, when it begins and how long it lasts, and how it is made. */
type Tone = {
  step: number;
  atMs: number;
  ms: number;
  wave: OscillatorType;
  volume: number;
  slideTo?: number;
};

const ROOT_HZ = 261.6;
/** A major scale with a sixth, in which no two tones quarrel, until the theme brings its own. */
let scale: readonly number[] = [0, 2, 4, 7, 9];
const SEMITONES = 12;
/** At this many beats a minute wins sound as they are written below. */
const USUAL_TEMPO = 100;
let pulse = 1;
/** What nothing on the stage waits for. */
const IN_TIME: ReadonlySet<Sound> = new Set(['winSmall', 'winMedium', 'winBig', 'bell']);

const RECIPES: Readonly<Record<Sound, readonly Tone[]>> = {
  tap: [tone(5, 0, 50, { volume: 0.5 })],
  chip: [tone(9, 0, 40, { wave: 'triangle' }), tone(11, 35, 60, { wave: 'triangle', volume: 0.6 })],
  spin: [tone(0, 0, 240, { wave: 'triangle', slideTo: 5 })],
  stop: [tone(-2, 0, 90, { wave: 'square', volume: 0.35, slideTo: -5 })],
  tease: run([0, 1, 2, 3, 4, 5, 6, 7], 70, { wave: 'triangle', volume: 0.6 }),
  winSmall: run([5, 7, 9], 80, {}),
  winMedium: run([5, 6, 7, 9, 10], 90, {}),
  winBig: [...run([0, 2, 4, 5, 7, 9, 10, 12], 110, {}), ...chord([5, 7, 10], 900, 700)],
  count: [tone(10, 0, 30, { volume: 0.4 })],
  lose: [tone(1, 0, 160, { volume: 0.5, slideTo: -1 })],
  card: [tone(12, 0, 25, { wave: 'triangle', volume: 0.5, slideTo: 8 })],
  bell: chord([7, 10, 14], 0, 800),
};

type Make = Partial<Omit<Tone, 'step' | 'atMs' | 'ms'>>;

function tone(step: number, atMs: number, ms: number, make: Make): Tone {
  return { step, atMs, ms, wave: 'sine', volume: 1, ...make };
}

function run(steps: readonly number[], everyMs: number, make: Make): Tone[] {
  return steps.map((step, index) => tone(step, index * everyMs, everyMs * 2, make));
}

function chord(steps: readonly number[], atMs: number, ms: number): Tone[] {
  return steps.map((step) => tone(step, atMs, ms, { volume: 0.6 }));
}

/** Plays everything from now on in another scale, as semitones above the root; wins follow its beat. */
export function tuneTo({ scale: semitones, tempo }: { scale: readonly number[]; tempo: number }): void {
  scale = semitones;
  pulse = USUAL_TEMPO / tempo;
}

const STORED = 'ARCADE_SOUND';
const VOLUME = 0.09;
const SILENCE = 0.0001;
const MS = 1_000;
const STANDS_STILL_MS = 1_000;
const listeners = new Set<() => void>();
/** Off until the player asks for it. */
let isOn = recall(STORED) === 'on';
let context: AudioContext | null = null;

export function useSoundSwitch(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(listen, () => isOn), switchSound];
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

function switchSound(next: boolean): void {
  isOn = next;
  remember(STORED, next ? 'on' : 'off');
  for (const hear of listeners) hear();
  playSound('chip');
}

/** Says nothing unless sound was asked for. Tones are synthesised: no file is loaded. */
export function playSound(sound: Sound): void {
  if (!isOn) return;
  if (!context || hasStopped(context)) context = openContext();
  // After a call or a locked screen the context sleeps until it is woken by a tap.
  if (context.state !== 'running') void context.resume();
  const stretch = IN_TIME.has(sound) ? pulse : 1;
  for (const each of RECIPES[sound])
    playTone(context, { ...each, atMs: each.atMs * stretch, ms: each.ms * stretch });
}

let heard = { atMs: 0, clock: 0 };

/** After a call some phones give back a context that says it runs while its own clock stands still: no sound comes of it. */
function hasStopped(opened: AudioContext): boolean {
  const before = heard;
  if (pageClock.now() - before.atMs < STANDS_STILL_MS) return false;
  heard = { atMs: pageClock.now(), clock: opened.currentTime };
  const isDead = opened.state === 'running' && before.atMs > 0 && opened.currentTime === before.clock;
  if (isDead) void opened.close();
  return isDead;
}

function openContext(): AudioContext {
  heard = { atMs: 0, clock: 0 };
  if (!context) document.addEventListener('visibilitychange', followPage);
  return new AudioContext();
}

function followPage(): void {
  void (document.hidden ? context?.suspend() : context?.resume());
}

function playTone(audio: AudioContext, { step, atMs, ms, wave, volume, slideTo }: Tone): void {
  const at = audio.currentTime + atMs / MS;
  const until = at + ms / MS;
  const source = new OscillatorNode(audio, { type: wave, frequency: hertzOf(step) });
  if (slideTo !== undefined) source.frequency.setTargetAtTime(hertzOf(slideTo), at, ms / MS / 2);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(VOLUME * volume, at);
  gain.gain.exponentialRampToValueAtTime(SILENCE, until);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(until);
}

function hertzOf(step: number): number {
  const octave = Math.floor(step / scale.length);
  const note = scale[step - octave * scale.length] ?? 0;
  return ROOT_HZ * 2 ** (octave + note / SEMITONES);
}

/** A short shake on devices that can; it belongs to the sound and is as quiet. */
export function vibrate(pattern: number | number[]): void {
  if (isOn) navigator.vibrate?.(pattern);
}
