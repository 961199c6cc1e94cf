/**
 * A distribution of coins as its Fourier transform, of which the half is kept that tells the other. Sums of independent
 * wins are products of spectra, so the distribution of a whole round needs no simulation.
 */
export type Spectrum = { re: Float64Array; im: Float64Array };

/** The spectrum of chances by coins; a win beyond the size would be taken for a smaller one. */
export function transform(wins: ReadonlyMap<number, number>, size: number): Spectrum {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (const [coins, chance] of wins) {
    if (coins >= size) throw new RangeError(`${coins} coins do not fit into ${size}`);
    re[coins] = (re[coins] ?? 0) + chance;
  }
  turn({ re, im });
  return { re: re.slice(0, size / 2 + 1), im: im.slice(0, size / 2 + 1) };
}

/** The chances by coins. */
export function restore({ re, im }: Spectrum): Float64Array {
  const half = re.length - 1;
  const size = 2 * half;
  const whole = { re: new Float64Array(size), im: new Float64Array(size) };
  // The inverse is the transform of the conjugate.
  for (let i = 0; i <= half; i += 1) {
    whole.re[i] = re[i] ?? 0;
    whole.im[i] = -(im[i] ?? 0);
  }
  for (let i = 1; i < half; i += 1) {
    whole.re[size - i] = re[i] ?? 0;
    whole.im[size - i] = im[i] ?? 0;
  }
  turn(whole);
  return whole.re.map((value) => value / size);
}

export function constant(value: number, like: Spectrum): Spectrum {
  return { re: new Float64Array(like.re.length).fill(value), im: new Float64Array(like.re.length) };
}

export function multiply(a: Spectrum, b: Spectrum): Spectrum {
  const out = constant(0, a);
  for (let i = 0; i < a.re.length; i += 1) {
    const [ar, ai, br, bi] = [a.re[i] ?? 0, a.im[i] ?? 0, b.re[i] ?? 0, b.im[i] ?? 0];
    out.re[i] = ar * br - ai * bi;
    out.im[i] = ar * bi + ai * br;
  }
  return out;
}

export function divide(a: Spectrum, b: Spectrum): Spectrum {
  const out = constant(0, a);
  for (let i = 0; i < a.re.length; i += 1) {
    const [ar, ai, br, bi] = [a.re[i] ?? 0, a.im[i] ?? 0, b.re[i] ?? 0, b.im[i] ?? 0];
    const size = br * br + bi * bi;
    out.re[i] = (ar * br + ai * bi) / size;
    out.im[i] = (ai * br - ar * bi) / size;
  }
  return out;
}

/** a + factor × b. */
export function add(a: Spectrum, b: Spectrum, factor = 1): Spectrum {
  const out = constant(0, a);
  for (let i = 0; i < a.re.length; i += 1) {
    out.re[i] = (a.re[i] ?? 0) + factor * (b.re[i] ?? 0);
    out.im[i] = (a.im[i] ?? 0) + factor * (b.im[i] ?? 0);
  }
  return out;
}

export function power(base: Spectrum, exponent: number): Spectrum {
  let result = constant(1, base);
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, square);
    if (left > 1) square = multiply(square, square);
  }
  return result;
}

/** The fast Fourier transform in place; the length is a power of two. */
function turn({ re, im }: Spectrum): void {
  const size = re.length;
  reverseBits(re);
  reverseBits(im);
  for (let span = 1; span < size; span *= 2) {
    const cos = Float64Array.from({ length: span }, (_, i) => Math.cos((Math.PI * i) / span));
    const sin = Float64Array.from({ length: span }, (_, i) => -Math.sin((Math.PI * i) / span));
    for (let start = 0; start < size; start += 2 * span)
      for (let i = 0; i < span; i += 1) {
        const a = start + i;
        const b = a + span;
        const [c, s] = [cos[i] ?? 0, sin[i] ?? 0];
        const [br, bi] = [re[b] ?? 0, im[b] ?? 0];
        const [turnedRe, turnedIm] = [br * c - bi * s, br * s + bi * c];
        const [ar, ai] = [re[a] ?? 0, im[a] ?? 0];
        re[a] = ar + turnedRe;
        im[a] = ai + turnedIm;
        re[b] = ar - turnedRe;
        im[b] = ai - turnedIm;
      }
  }
}

function reverseBits(values: Float64Array): void {
  let reversed = 0;
  for (let index = 1; index < values.length; index += 1) {
    let bit = values.length / 2;
    for (; reversed >= bit; bit /= 2) reversed -= bit;
    reversed += bit;
    if (index < reversed) [values[index], values[reversed]] = [values[reversed] ?? 0, values[index] ?? 0];
  }
}
