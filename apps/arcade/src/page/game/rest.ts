export type Rest = ReturnType<typeof createRest>;

/** A rest of orders that had no answer: over when the network is back, or when the player wants it. */
export function createRest(onChange: (isResting: boolean) => void) {
  let ends: (() => void)[] = [];
  return {
    rest(): Promise<void> {
      const over = new Promise<void>((resolve) => {
        ends.push(resolve);
      });
      if (ends.length === 1) onChange(true);
      return over;
    },
    wake(): void {
      const resting = ends;
      ends = [];
      if (resting.length > 0) onChange(false);
      for (const end of resting) end();
    },
  };
}

/** The returned function forgets the network. */
export function wakeWithNetwork({ wake }: Pick<Rest, 'wake'>): () => void {
  addEventListener('online', wake);
  return () => removeEventListener('online', wake);
}
