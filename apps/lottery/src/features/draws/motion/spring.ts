/** Hidden until the last digit stands, then it springs out. */
export const SPRING: Keyframe[] = [
  { opacity: 0, transform: 'scale(0.3)' },
  { opacity: 0, transform: 'scale(0.3)', offset: 0.86 },
  { opacity: 1, transform: 'scale(1.22)', offset: 0.94 },
  { opacity: 1, transform: 'scale(1)' },
];
