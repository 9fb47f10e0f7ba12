/** Every key the product stores in the browser. The first eight are fixed by the specification (section 9); the rest are ours. */
export const STORED_KEYS = [
  'recentPages',
  'trackingEnabled',
  'HiddenSuperUser',
  'ls_version',
  'token',
  'preferences',
  'recentOrgs',
  'i18nextLng',
  'theme',
  'density',
  'recentFinds',
] as const;
export type StoredKey = (typeof STORED_KEYS)[number];

export const STORAGE_VERSION = 1;
const KEPT_BY_MIGRATION: readonly string[] = ['token', 'preferences', 'i18nextLng'] satisfies StoredKey[];

export function readStored(key: StoredKey): string | null {
  return attempt(() => localStorage.getItem(key)) ?? unsaved.get(key) ?? null;
}

/**
 * Writes a value, or removes the key when the value is null. Where the browser refuses storage, the value is kept until the page is closed.
 */
export function writeStored(key: StoredKey, value: string | null): void {
  unsaved.delete(key);
  if (value === null) attempt(() => localStorage.removeItem(key));
  else if (attempt(() => (localStorage.setItem(key, value), true)) === null) unsaved.set(key, value);
}

/** Reads JSON that may be missing, broken or of an older shape: `read` validates it and returns null for an unusable value. */
export function readStoredJson<T>(key: StoredKey, read: (value: unknown) => T | null): T | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return read(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeStoredJson(key: StoredKey, value: unknown): void {
  writeStored(key, value === null ? null : JSON.stringify(value));
}

/** Reset All Settings: removes everything stored for this origin. */
export function clearStored(): void {
  unsaved.clear();
  attempt(() => localStorage.clear());
}

/** Drops the settings of an older version, except session, preferences and language. Called once at start-up. */
export function migrateStorage(): void {
  if (Number(readStored('ls_version')) >= STORAGE_VERSION) return;
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (!KEPT_BY_MIGRATION.includes(key)) localStorage.removeItem(key);
  });
  for (const key of unsaved.keys()) if (!KEPT_BY_MIGRATION.includes(key)) unsaved.delete(key);
  writeStored('ls_version', String(STORAGE_VERSION));
}

/** Calls back when another tab changes the key (or clears everything). Returns the function that stops it. */
export function watchStored(key: StoredKey, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Values the browser refused to store. */
const unsaved = new Map<string, string>();

// Private windows, full disks and locked-down browsers throw on any access; the product must work all the same.
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
