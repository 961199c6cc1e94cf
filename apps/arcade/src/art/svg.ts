/** A number, as short as a picture needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Hue in degrees, saturation and lightness in percent. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100;
  const chroma = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const turn = wrap(offset + wrap(hue, 360) / 30, 12);
    const value = light - chroma * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** What is left of a value after whole turns; never negative. */
export function wrap(value: number, turn: number): number {
  return value - turn * Math.floor(value / turn);
}

/** A point on a circle; 0 degrees is to the right, angles grow clockwise. */
export function onCircle(centre: { x: number; y: number }, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${short(centre.x + radius * Math.cos(angle))} ${short(centre.y + radius * Math.sin(angle))}`;
}

/** A star with this many points, as path data. */
export function star(
  centre: { x: number; y: number },
  { points, outer, inner, turn = -90 }: { points: number; outer: number; inner: number; turn?: number },
): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const at = turn + (index * 360) / points;
    return [onCircle(centre, outer, at), onCircle(centre, inner, at + 180 / points)];
  }).flat();
  return `M${corners.join('L')}z`;
}
