/** Parameters of the list's address. On a benchmark asset the list also replaces the list of mandates, at that address. */
export type BenchmarksAddress = { q?: string; type?: string; dialog?: 'add'; known?: string };

export function benchmarksAddress({ q, type, dialog, known }: Record<string, unknown>): BenchmarksAddress {
  return {
    ...((typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q) } : {}),
    ...(typeof type === 'string' ? { type } : {}),
    ...(dialog === 'add' ? { dialog } : {}),
    ...(typeof known === 'string' ? { known } : {}),
  };
}

/** `parts` opens the newest version as the start of a new one; `from` names the version to edit. */
export type BenchmarkAddress = { dialog?: 'parts' | 'currencies'; from?: string; known?: string };

export function benchmarkAddress({ dialog, from, known }: Record<string, unknown>): BenchmarkAddress {
  return {
    ...(dialog === 'parts' || dialog === 'currencies' ? { dialog, ...(typeof from === 'string' ? { from } : {}) } : {}),
    ...(typeof known === 'string' ? { known } : {}),
  };
}
