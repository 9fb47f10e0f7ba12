/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type PathStep = string | number;

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const STEP = /^(?:\.([A-Za-z_][A-Za-z0-9_]*)|\[(\d{1,9})\]|\['((?:[^'\\]|\\.)*)'\])/;

/**
 * The JSON path of a value, from the root.
 *
 * @example jsonPath(['funds', 0, 'net value']) // "$.funds[0]['net value']"
 */
export function jsonPath(steps: readonly PathStep[]): string {
  return `$${steps.map(stepText).join('')}`;
}

function stepText(step: PathStep): string {
  if (typeof step === 'number') return `[${step}]`;
  return PLAIN_NAME.test(step) ? `.${step}` : `['${step.replace(/['\\]/g, '\\$&')}']`;
}

/** The steps of a path, or null when it is not one. Only names and numbers are accepted: nothing is computed or called. */
export function readJsonPath(path: string): PathStep[] | null {
  if (!path.startsWith('$')) return null;
  const steps: PathStep[] = [];
  let rest = path.slice(1);
  while (rest !== '') {
    const match = STEP.exec(rest);
    if (!match) return null;
    const [whole, name, index, quoted] = match;
    steps.push(index === undefined ? (name ?? (quoted ?? '').replace(/\\(.)/g, '$1')) : Number(index));
    rest = rest.slice(whole.length);
  }
  return steps;
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: Json, steps: readonly PathStep[]): Json | undefined {
  let at: Json | undefined = value;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null) return undefined;
    if (Array.isArray(at)) at = typeof step === 'number' ? at[step] : undefined;
    else at = typeof step === 'string' && Object.hasOwn(at, step) ? at[step] : undefined;
  }
  return at;
}
