type Props = { hair: number; className: string | undefined };

const LONG = 'M15 32c-2-17 7-25 17-25s19 8 17 25c-1 9-4 15-5 20H20c-1-5-4-11-5-20z';
const BOB = 'M16.5 33c-2-17 5.5-25 15.5-25s17.5 8 15.5 25c0 4-1 7-2.5 9h-26c-1.5-2-2.5-5-2.5-9z';
const PARTED = 'M20 28c1-9 6-12 10-12 6 0 12 3 14 12 0-12-5-18-12-18s-12 6-12 18z';
const FRINGE = 'M19.5 30c-.5-12 5-19 12.5-19s13 7 12.5 19c-2-2-3-5-3-8-6 1.5-13 1.5-19 0 0 3-1 6-3 8z';
const CROP = 'M20 28c-2-11 4-18 12-18s14 7 12 18c-1-4-2-6-4-8-5 1-10 0-14-2-3 2-5 5-6 10z';
const QUIFF = 'M20 27c-3-9 0-15 6-16 4-4 16-4 18 5 2 3 2 7 0 11-1-4-2-6-5-8-5 2-10 1-13-1-3 2-5 5-6 9z';

/** By the number of the hair: what lies behind the head. */
const BEHIND: readonly (readonly string[])[] = [[LONG], [LONG], [BOB], [], [], [BOB]];
const BUNS: readonly (readonly { cx: number; cy: number }[])[] = [
  [],
  [{ cx: 46, cy: 13 }],
  [],
  [],
  [],
  [
    { cx: 18.5, cy: 13 },
    { cx: 45.5, cy: 13 },
  ],
];
const IN_FRONT = [PARTED, PARTED, FRINGE, CROP, QUIFF, FRINGE] as const;
const BUN_RADIUS = 6.5;

export function HairBehind({ hair, className }: Props) {
  return (
    <>
      {BEHIND[hair]?.map((path) => (
        <path key={path} className={className} d={path} />
      ))}
      {BUNS[hair]?.map(({ cx, cy }) => (
        <circle key={cx} className={className} cx={cx} cy={cy} r={BUN_RADIUS} />
      ))}
    </>
  );
}

export function HairInFront({ hair, className }: Props) {
  return <path className={className} d={IN_FRONT[hair] ?? PARTED} />;
}
