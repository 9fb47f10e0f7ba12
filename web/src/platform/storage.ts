/** Every key this product keeps in the browser. The first eight are fixed by the specification (section 9); the rest are ours. */
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

/** Writes a value, or removes the key when the value is null. Where the browser refuses storage, the value lives as long as the page. */
export function writeStored(key: StoredKey, value: string | null): void {
  unsaved.delete(key);
  if (value === null) attempt(() => localStorage.removeItem(key));
  else if (attempt(() => (localStorage.setItem(key, value), true)) === null) unsaved.set(key, value);
}

/** Reads JSON that may be missing, broken or of an older shape: `read` judges it and answers null when it will not do. */
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

/** Reset All Settings: nothing of ours, or of anyone on this origin, remains. */
export function clearStored(): void {
  unsaved.clear();
  attempt(() => localStorage.clear());
}

/** Settings of an older version are dropped, except who is signed in, what they chose and their language. Run once at start. */
export function migrateStorage(): void {
  if (Number(readStored('ls_version')) >= STORAGE_VERSION) return;
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (!KEPT_BY_MIGRATION.includes(key)) localStorage.removeItem(key);
  });
  for (const key of unsaved.keys()) if (!KEPT_BY_MIGRATION.includes(key)) unsaved.delete(key);
  writeStored('ls_version', String(STORAGE_VERSION));
}

/** Calls back when another tab changes the key (or clears everything). Returns how to stop. */
export function watchStored(key: StoredKey, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Values the browser would not take. */
const unsaved = new Map<string, string>();

// Private windows, full disks and locked-down browsers throw on any touch; the product must still work.
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
