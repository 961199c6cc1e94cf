import type { FamilyId } from './draws.ts';
import type { Family } from './family.ts';

/** The rules of one family alone: a page of one lottery needs no other. */
const LOADERS: Readonly<Record<FamilyId, () => Promise<Family>>> = {
  ssc: async () => (await import('./ssc/ssc.ts')).ssc,
  d3: async () => (await import('./d3/d3.ts')).d3,
  '11x5': async () => (await import('./11x5/11x5.ts')).elevenFive,
  pk10: async () => (await import('./pk10/pk10.ts')).pk10,
  k3: async () => (await import('./k3/k3.ts')).k3,
  lucky28: async () => (await import('./lucky28/lucky28.ts')).lucky28,
  marksix: async () => (await import('./marksix/marksix.ts')).marksix,
  vietnamNorth: async () => (await import('./vietnam/vietnam.ts')).vietnamNorth,
  vietnamSouth: async () => (await import('./vietnam/vietnam.ts')).vietnamSouth,
  vietnamCentral: async () => (await import('./vietnam/vietnam.ts')).vietnamCentral,
  thai: async () => (await import('./thai/thai.ts')).thai,
  yeekee: async () => (await import('./thai/thai.ts')).yeekee,
  fourd: async () => (await import('./fourd/fourd.ts')).fourd,
  keno: async () => (await import('./keno/keno.ts')).keno,
};

export const loadFamily = (id: FamilyId): Promise<Family> => LOADERS[id]();
