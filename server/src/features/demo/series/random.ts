/** Deterministic random numbers. Every stream has its own name, so that adding data does not shift other data. */
const SEED = 'PLATFORM-DEMO-889';

export type Uniform = () => number;

export function stream(name: string): Uniform {
  return mulberry32(fnv1a(`${SEED}|${name}`));
}

/** A normal draw as the sum of twelve uniforms: additions only, so that every platform gives the same bits. */
export function normal(uniform: Uniform): number {
  let total = 0;
  for (let draw = 0; draw < 12; draw++) total += uniform();
  return total - 6;
}

function mulberry32(seed: number): Uniform {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash >>> 0;
}
