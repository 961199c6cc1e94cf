const STORED = 'ARCADE_SOUND';
const TONE_SECONDS = 0.16;
const VOLUME = 0.08;

type Tune = 'roll' | 'win' | 'lose';
const TUNES: Record<Tune, number[]> = { roll: [330, 392], win: [523, 659, 784, 1_047], lose: [262, 220] };

let context: AudioContext | null = null;

/** Off by default. A browser without storage only forgets this choice. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(STORED) === 'on';
  } catch {
    return false;
  }
}

export function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // A framed page may have no storage; the switch then works until it is closed.
  }
}

/** Tones are generated, after a tap as browsers require. */
export function playTune(tune: Tune): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [index, frequency] of TUNES[tune].entries()) {
    const at = currentTime + index * (TONE_SECONDS * 0.6);
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const volume = new GainNode(context, { gain: VOLUME });
    volume.gain.setValueAtTime(VOLUME, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS);
    tone.connect(volume).connect(destination);
    tone.start(at);
    tone.stop(at + TONE_SECONDS);
  }
}
