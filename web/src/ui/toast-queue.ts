export type Toast = { id: number; message: string; tone: 'ok' | 'info' | 'error'; persist: boolean };

export const TOAST_MS = 5000;
export const TOASTS_AT_ONCE = 3;

/** Shows a short message. `persist` keeps it until it is dismissed. Returns its id. */
export function toast(message: string, { tone = 'ok', persist = false }: Partial<Pick<Toast, 'tone' | 'persist'>> = {}): number {
  const id = (lastId += 1);
  set([...toasts, { id, message, tone, persist }]);
  return id;
}

export function dismissToast(id: number): void {
  set(toasts.filter(toast => toast.id !== id));
}

export function clearToasts(): void {
  set([]);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let lastId = 0;
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
