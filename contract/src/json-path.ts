/** What a JSON text can hold. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type PathStep = string | number;

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const STEP = /^(?:\.([A-Za-z_][A-Za-z0-9_]*)|\[(\d{1,9})\]|\['((?:[^'\\]|\\.)*)'\])/;

/**
 * The path to a value, from the outside in.
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

/** The steps of a path, or null for what is none. Only names and numbers: nothing is computed and nothing is called. */
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

/** What stands at the end of a path; undefined where the path leads nowhere. */
export function valueAt(value: Json, steps: readonly PathStep[]): Json | undefined {
  let at: Json | undefined = value;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null) return undefined;
    if (Array.isArray(at)) at = typeof step === 'number' ? at[step] : undefined;
    else at = typeof step === 'string' && Object.hasOwn(at, step) ? at[step] : undefined;
  }
  return at;
}
