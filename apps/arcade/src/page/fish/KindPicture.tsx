import { useEffect, useRef } from 'react';
import { paintFish } from './draw/paint-fish.ts';
import styles from './Kinds.module.css';
import { isPicture, LOOKS } from './looks.ts';

const EDGE = 88;

/** A kind as it swims, in a list. */
export function KindPicture({ name }: { name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = LOOKS[name];
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx || !look || isPicture(look)) return;
    ctx.setTransform(1, 0, 0, 1, EDGE / 2, EDGE / 2);
    ctx.clearRect(-EDGE, -EDGE, 2 * EDGE, 2 * EDGE);
    paintFish(ctx, EDGE * 0.42, look);
  }, [look]);
  if (look && isPicture(look))
    return (
      <img className={styles.turned} src={`/art/motifs/${look.picture}.svg`} alt="" width={44} height={44} />
    );
  return <canvas ref={canvas} className={styles.picture} width={EDGE} height={EDGE} />;
}
