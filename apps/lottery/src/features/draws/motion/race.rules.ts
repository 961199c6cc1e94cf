/** A car on its way: at each part of the whole time, how much of the track is behind it. */
export type CarRun = { readonly car: number; readonly place: number; readonly steps: readonly Step[] };
type Step = { readonly at: number; readonly done: number };

/** The winner crosses the line at this part of the whole time, each further car a little later. */
const WINNER_AT = 0.82;
const LAST_AT = 0.97;
const STEPS = 6;
/** How much faster or slower than its average a car may be on the way. */
const UNREST = 0.68;

/**
 * The race of a result: everybody can be ahead on the way, and all cross the line in the drawn order. The same result
 * always makes the same race, so whoever watches it twice, or on two phones, sees one.
 */
export function raceOf(result: readonly number[]): CarRun[] {
  return result.map((car, place) => {
    const finish = WINNER_AT + ((LAST_AT - WINNER_AT) * place) / Math.max(result.length - 1, 1);
    const paces = Array.from({ length: STEPS }, (_, step) => 1 + UNREST * unrest(result, car, step));
    const whole = paces.reduce((sum, pace) => sum + pace, 0);
    let done = 0;
    const steps = paces.map((pace, step) => {
      done += pace / whole;
      return { at: (finish * (step + 1)) / STEPS, done: step === STEPS - 1 ? 1 : done };
    });
    return { car, place, steps: [{ at: 0, done: 0 }, ...steps] };
  });
}

/** The cars as they lie at a part of the whole time, the first first. */
export function standingsAt(race: readonly CarRun[], at: number): number[] {
  return race
    .map((run) => ({ run, done: doneAt(run, at) }))
    .sort((a, b) => b.done - a.done || a.run.place - b.run.place)
    .map(({ run }) => run.car);
}

/** How much of the track a car has behind it. */
export function doneAt({ steps }: CarRun, at: number): number {
  const next = steps.findIndex((step) => step.at >= at);
  const to = steps[next];
  const from = steps[next - 1];
  if (!to) return 1;
  if (!from) return to.done;
  return from.done + ((to.done - from.done) * (at - from.at)) / (to.at - from.at);
}

/** A figure between -1 and 1 that looks like chance and follows from the result alone. */
function unrest(result: readonly number[], car: number, step: number): number {
  const seed = result.reduce((sum, own, place) => sum + own * (place + 3), 0);
  const wave = Math.sin(seed * 12.9898 + car * 78.233 + step * 37.719) * 43_758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}
