/** What the address of the list holds. The list also stands in for the mandates of a benchmark asset, at their address. */
export type BenchmarksAddress = { q?: string; type?: string; dialog?: 'add'; known?: string };

export function benchmarksAddress({ q, type, dialog, known }: Record<string, unknown>): BenchmarksAddress {
  return {
    ...((typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q) } : {}),
    ...(typeof type === 'string' ? { type } : {}),
    ...(dialog === 'add' ? { dialog } : {}),
    ...(typeof known === 'string' ? { known } : {}),
  };
}

/** `parts` opens the newest version as a new one; `from` names the version to edit. */
export type BenchmarkAddress = { dialog?: 'parts' | 'currencies'; from?: string; known?: string };

export function benchmarkAddress({ dialog, from, known }: Record<string, unknown>): BenchmarkAddress {
  return {
    ...(dialog === 'parts' || dialog === 'currencies' ? { dialog, ...(typeof from === 'string' ? { from } : {}) } : {}),
    ...(typeof known === 'string' ? { known } : {}),
  };
}
