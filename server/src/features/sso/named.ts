/** Somebody as their identity provider names them, once its answer is believed. */
export type Named = {
  subject: string;
  /** Null where the provider gives none, or says that nobody verified it. */
  email: string | null;
  name: string | null;
  /** What else it says of them, by name: what rules of provisioning look at. */
  attributes: Readonly<Record<string, readonly string[]>>;
};

const VALUES_MAX = 500;

/** Texts among what a provider says; numbers, objects and whatever goes on for too long are left out. */
export function textsIn(said: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const pairs = Object.entries(said).map(([key, value]) => {
    const values: unknown[] = Array.isArray(value) ? value.slice(0, VALUES_MAX) : [value];
    return [key, values.filter(one => typeof one === 'string')] as const;
  });
  return Object.fromEntries(pairs.filter(([, values]) => values.length > 0));
}
