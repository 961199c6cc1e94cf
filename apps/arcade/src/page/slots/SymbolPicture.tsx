import type { SlotsModel } from '@parlour/game-rules/slots/model';
import { useEffect, useRef } from 'react';
import { useLook } from '../platform/look.ts';
import { useText } from '../platform/texts.tsx';
import { dressOf } from './draw/dress.ts';
import { addressOf, loadPicture } from './draw/pictures.ts';
import { paintSymbol } from './draw/symbols.ts';

type Props = { symbol: number; model: SlotsModel; className: string | undefined };

const PIXELS = 120;

/** A symbol as on the reels, for use in words and tables. */
export function SymbolPicture({ symbol, model, className }: Props) {
  const { theme } = useLook();
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const paint = () => {
      const pen = canvas.current?.getContext('2d');
      if (!pen || !isCurrent) return;
      pen.clearRect(0, 0, PIXELS, PIXELS);
      paintSymbol(pen, symbol, PIXELS, dressOf({ theme, model, text }));
    };
    paint();
    const address = addressOf(theme, symbol);
    if (address) void loadPicture(address).then(paint);
    return () => {
      isCurrent = false;
    };
  }, [symbol, model, theme, text]);
  return <canvas ref={canvas} className={className} width={PIXELS} height={PIXELS} />;
}
