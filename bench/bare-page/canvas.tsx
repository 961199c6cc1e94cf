import { createRoot } from 'react-dom/client';

const [REELS, ROWS, CELL] = [5, 3, 60];
const HUES = [10, 60, 120, 180, 240, 300];

let context: CanvasRenderingContext2D | null = null;

function draw(turned: number): void {
  for (let reel = 0; context && reel < REELS; reel += 1)
    for (let row = 0; row < ROWS; row += 1) {
      context.fillStyle = `hsl(${HUES[(reel + row + turned) % HUES.length]} 80% 50%)`;
      context.fillRect(reel * CELL, row * CELL, CELL, CELL);
    }
}

function spin(turned: number): void {
  draw(turned);
  requestAnimationFrame(() => spin(turned + 1));
}

/** The least that can be called a slot: a board of coloured cells that turns once its button is pressed. */
function Board() {
  const show = (canvas: HTMLCanvasElement | null) => {
    context = canvas?.getContext('2d') ?? null;
    draw(0);
  };
  return (
    <main>
      <canvas ref={show} width={REELS * CELL} height={ROWS * CELL} />
      <button type="button" onClick={() => spin(1)}>
        {document.title}
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Board />);
