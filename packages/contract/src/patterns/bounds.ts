import { ANY, type CodePoints, NONE, overlap, unite } from './code-points.ts';
import type { Part } from './read-pattern.ts';

/** What a part can begin with, before it is known how it goes on. */
type Shape = {
  first: CodePoints;
  /** The number of ways it matches the empty string. */
  empty: number;
  /** The number of steps before a character is consumed or refused. */
  lead: number;
  minLength: number;
};
/** What stands behind a part. */
type Follow = { first: CodePoints; lead: number };
/** `ways`: after how many of its matches the search continues; `work`: the steps to find all of them, or none. */
type Measure = { ways: number; work: number };

/** The end of the value: no character is left that could be mistaken for one of a repetition. */
const THE_END: Follow = { first: NONE, lead: 1 };
const ANYTHING: Follow = { first: ANY, lead: 0 };

/**
 * The most steps a backtracking search takes for any value of that length. A repetition that ends where something else
 * must begin has only one end; others have as many as there are lengths, and those multiply with the ends of what
 * follows. Never too low; too high where a part's first characters do not tell everything about it.
 */
export function stepsAtMost(part: Part, length: number): number {
  const shapes = new Map<Part, Shape>();
  return measure(part, THE_END).work;

  function shapeOf(of: Part): Shape {
    const known = shapes.get(of);
    if (known) return known;
    const shape = makeShape(of);
    shapes.set(of, shape);
    return shape;
  }

  function makeShape(of: Part): Shape {
    switch (of.kind) {
      case 'one':
        return { first: of.of, empty: 0, lead: 1, minLength: 1 };
      case 'border':
        return { first: NONE, empty: 1, lead: 1, minLength: 0 };
      case 'look':
        return { first: NONE, empty: 1, lead: 1 + measure(of.part, ANYTHING).work, minLength: 0 };
      case 'sequence':
        return shapeOfSequence(of.parts.map(shapeOf));
      case 'choice':
        return shapeOfChoice(of.branches.map(shapeOf));
      case 'repeat':
        return shapeOfRepeat(shapeOf(of.part), of);
    }
  }

  function measure(of: Part, follow: Follow): Measure {
    switch (of.kind) {
      case 'one':
      case 'border':
        return { ways: 1, work: 1 };
      case 'look':
        return { ways: 1, work: shapeOf(of).lead };
      case 'sequence':
        return measureSequence(of.parts, follow);
      case 'choice':
        return measureChoice(of.branches, follow);
      case 'repeat':
        return measureRepeat(of, follow);
    }
  }

  function measureSequence(parts: Part[], follow: Follow): Measure {
    let behind = follow;
    const measures: Measure[] = [];
    for (const of of parts.toReversed()) {
      measures.unshift(measure(of, behind));
      behind = before(shapeOf(of), behind);
    }
    let ways = 1;
    let work = 1;
    for (const each of measures) {
      work += ways * each.work;
      ways *= each.ways;
    }
    return { ways, work };
  }

  function measureChoice(branches: Part[], follow: Follow): Measure {
    const measures = branches.map((branch) => measure(branch, follow));
    const isExclusive = areExclusive(branches.map(shapeOf));
    const leads = branches.reduce((sum, branch) => sum + shapeOf(branch).lead, 1);
    const combine = (values: number[]) =>
      isExclusive ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
    return {
      ways: combine(measures.map(({ ways }) => ways)),
      work: leads + combine(measures.map(({ work }) => work)),
    };
  }

  function measureRepeat({ part: body, min, max }: Part & { kind: 'repeat' }, follow: Follow): Measure {
    const shape = shapeOf(body);
    if (shape.empty > 0 && max > 1) return { ways: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY };
    const turns = shape.minLength === 0 ? max : Math.min(max, Math.floor(length / shape.minLength));
    const again = {
      first: unite(shape.first, follow.first),
      lead: shape.lead + follow.lead + 1,
    };
    const once = measure(body, max > 1 ? again : follow);
    const isClear = shape.empty === 0 && !overlap(shape.first, follow.first);
    let ways = 0;
    let entries = 0;
    for (let turn = 0, paths = 1; turn <= turns; turn += 1, paths *= once.ways) {
      entries += paths;
      if (isClear) ways = Math.max(ways, paths);
      else if (turn >= min) ways += paths;
    }
    return { ways: Math.max(1, ways), work: 1 + entries * (once.work + follow.lead + 1) };
  }
}

function before(shape: Shape, behind: Follow): Follow {
  if (shape.empty === 0) return { first: shape.first, lead: shape.lead };
  return { first: unite(shape.first, behind.first), lead: shape.lead + shape.empty * behind.lead };
}

function shapeOfSequence(shapes: Shape[]): Shape {
  const minLength = shapes.reduce((sum, each) => sum + each.minLength, 0);
  let first = NONE;
  let empty = 1;
  let lead = 1;
  for (const each of shapes) {
    first = unite(first, each.first);
    lead += empty * each.lead;
    empty *= each.empty;
    if (empty === 0) break;
  }
  return { first, empty, lead, minLength };
}

function shapeOfChoice(shapes: Shape[]): Shape {
  return {
    first: unite(...shapes.map(({ first }) => first)),
    empty: shapes.reduce((sum, each) => sum + each.empty, 0),
    lead: shapes.reduce((sum, each) => sum + each.lead, 1),
    minLength: Math.min(...shapes.map(({ minLength }) => minLength)),
  };
}

function shapeOfRepeat({ first, empty, lead, minLength }: Shape, { min }: { min: number }): Shape {
  return { first, empty: min === 0 ? 1 + empty : empty, lead: 1 + lead, minLength: min * minLength };
}

/** Whether the next character leaves one branch at most. */
function areExclusive(shapes: Shape[]): boolean {
  return shapes.every(
    ({ empty, first }, index) =>
      empty === 0 && shapes.slice(index + 1).every((other) => !overlap(first, other.first)),
  );
}
