import { useRef } from 'react';
import { ResultBalls } from '../results/ResultBalls.tsx';
import type { StageProps } from './stage.ts';
import styles from './stages.module.css';
import { useStagger } from './useStagger.ts';

/** The places of the result, and not the signs between them. */
const PLACES = '[role=img] > span:has(> span, > svg)';

const DROP: Keyframe[] = [
  { opacity: 0, transform: 'translateY(-150px) rotate(-220deg)', easing: 'cubic-bezier(0.4, 0, 0.9, 0.6)' },
  { opacity: 1, transform: 'translateY(0) rotate(0)', offset: 0.5, easing: 'ease-out' },
  { transform: 'translateY(-16px) rotate(8deg)', offset: 0.68, easing: 'ease-in' },
  { transform: 'translateY(0) rotate(0)', offset: 0.84, easing: 'ease-out' },
  { transform: 'translateY(-4px) rotate(0)', offset: 0.92, easing: 'ease-in' },
  { opacity: 1, transform: 'translateY(0) rotate(0)' },
];

/** Balls that fall out of the drum one after the other, where they will lie. */
export function DroppingBalls({ family, result, numero }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useStagger(stage, { kind: 'drop', selector: PLACES, keyframes: DROP, easing: 'linear' });
  return (
    <div ref={stage} className={styles.whole}>
      <ResultBalls family={family} result={result} numero={numero} />
    </div>
  );
}
