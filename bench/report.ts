/** One line per figure: ours, the reference measured in the same run, and their ratio. */
export function report({ name, ours, reference }: { name: string; ours: number; reference: number }): number {
  const ratio = ours / reference;
  console.log(`${name}: ours ${figure(ours)}, reference ${figure(reference)}, ratio ${ratio.toFixed(2)}`);
  return ratio;
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
