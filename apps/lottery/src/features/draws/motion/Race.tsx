import clsx from 'clsx';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Ball } from '../../../parts/balls/Ball.tsx';
import { Car } from '../../../parts/balls/Car.tsx';
import { useDrawText } from '../draw-text.ts';
import { timingOf } from './motion.rules.ts';
import styles from './Race.module.css';
import { type CarRun, raceOf, standingsAt } from './race.rules.ts';
import type { StageProps } from './stage.ts';

/** How often the board of the leaders is put in order. */
const STANDINGS_EVERY_MS = 200;
const LEADERS = 3;

/** Ten cars on ten lanes. They cross the line in the drawn order. */
export function Race({ result }: StageProps) {
  const text = useDrawText();
  const race = useMemo(() => raceOf(result), [result]);
  const track = useRef<HTMLDivElement>(null);
  useRaceMotion(track, race);
  const leaders = useStandings(race).slice(0, LEADERS);
  const lanes = race.toSorted((a, b) => a.car - b.car);
  return (
    <div className={styles.race}>
      <p className={styles.leaders}>
        <span className={styles.caption}>{text('draws.raceLead')}</span>
        {leaders.map((car) => (
          <Ball key={car} look={`car${car}`} name={String(car)} />
        ))}
      </p>
      <div ref={track} className={styles.track}>
        <span className={styles.road} />
        <span className={styles.line} />
        {lanes.map(({ car, place }) => (
          <div key={car} className={styles.lane}>
            <span className={styles.way} data-car={car}>
              <Car car={car} />
            </span>
            <span className={clsx(styles.place, place < LEADERS && styles.podium)} data-place={car}>
              {place + 1}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The finish: champion, runner-up and third large, the others behind them. */
export function RaceFinish({ result }: { result: readonly number[] }) {
  const text = useDrawText();
  return (
    <div className={clsx(styles.race, styles.finish)}>
      <p className={styles.leaders}>
        <span className={styles.caption}>{text('draws.racePodium')}</span>
      </p>
      <div className={styles.results}>
        <ol className={styles.steps}>
          {result.slice(0, LEADERS).map((car, place) => (
            <li key={car} className={clsx(styles.step, styles[`step${place + 1}`])}>
              <Car car={car} />
              <span className={styles.rank}>{place + 1}</span>
            </li>
          ))}
        </ol>
        <ol className={styles.others}>
          {result.slice(LEADERS).map((car, place) => (
            <li key={car} className={styles.other}>
              <span className={styles.small}>{place + LEADERS + 1}</span>
              <Ball look={`car${car}`} name={String(car)} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Moves every car by its own way, and shows its place when it crosses the line. */
function useRaceMotion(track: { readonly current: HTMLElement | null }, race: readonly CarRun[]): void {
  useLayoutEffect(() => {
    const { takesMs: duration } = timingOf('race', race.length);
    const running = race.flatMap(({ car, steps }) => {
      const way = track.current?.querySelector(`[data-car="${car}"]`);
      const place = track.current?.querySelector(`[data-place="${car}"]`);
      const finish = steps.at(-1)?.at ?? 1;
      const frames = steps.map(({ at, done }) => ({ offset: at, transform: `translateX(${100 * done}%)` }));
      return [
        way?.animate([...frames, { offset: 1, transform: 'translateX(100%)' }], { duration, fill: 'both' }),
        place?.animate(
          [
            { offset: 0, opacity: 0, transform: 'scale(0.2)' },
            { offset: finish, opacity: 0, transform: 'scale(0.2)' },
            { offset: Math.min(finish + 0.02, 1), opacity: 1, transform: 'scale(1.25)' },
            { offset: 1, opacity: 1, transform: 'scale(1)' },
          ],
          { duration, fill: 'both' },
        ),
      ];
    });
    return () => {
      for (const animation of running) animation?.cancel();
    };
  }, [track, race]);
}

/** Who is in front right now, told a few times a second. */
function useStandings(race: readonly CarRun[]): number[] {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSteps((before) => before + 1), STANDINGS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const { takesMs } = timingOf('race', race.length);
  return standingsAt(race, Math.min(1, (steps * STANDINGS_EVERY_MS) / takesMs));
}
