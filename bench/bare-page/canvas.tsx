import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

const [REELS, ROWS, CELL] = [5, 3, 60];
const HUES = [10, 60, 120, 180, 240, 300];

/** The least that can be called a slot: a board of coloured cells that turns while its button was pressed. */
function Board() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = (turned: number) => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    for (let reel = 0; reel < REELS; reel += 1)
      for (let row = 0; row < ROWS; row += 1) {
        context.fillStyle = `hsl(${HUES[(reel + row + turned) % HUES.length]} 80% 50%)`;
        context.fillRect(reel * CELL, row * CELL, CELL, CELL);
      }
  };
  useEffect(() => draw(0));
  const spin = (turned: number) => {
    draw(turned);
    requestAnimationFrame(() => spin(turned + 1));
  };
  return (
    <main>
      <canvas ref={canvas} width={REELS * CELL} height={ROWS * CELL} />
      <button type="button" onClick={() => spin(1)}>
        {document.title}
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Board />);
