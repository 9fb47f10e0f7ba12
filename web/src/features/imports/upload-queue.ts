import type { ImportKind } from '@hakaru/contract/enumerations';
import type { ImportStatus } from '@hakaru/contract/imports';
import { isAppError } from '@hakaru/contract/errors';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { useSyncExternalStore } from 'react';
import { call } from '#platform/api';
import { queryClient } from '#platform/query';

export type Sent = { id: string; status: ImportStatus; isKnown: boolean };
export type Checked = { rows: number; refusal: { en: string; jp: string } | null; findings: { severity: string }[] };

/** One file being sent. The queue outlives the page: a user who comes back sees its current state. */
export type Upload = {
  key: number;
  name: string;
  bytes: number;
  state: 'sending' | 'sent' | 'checked' | 'tooLarge' | 'storageFull' | 'failed';
  sent?: Sent;
  checked?: Checked;
};
export type Choice = { kind: ImportKind | null; ownerId: string | null; checkOnly: boolean };

let uploads: readonly Upload[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/** Sends files one after the other; a file that is too large is not sent at all. */
export async function sendFiles(files: readonly File[], choice: Choice): Promise<void> {
  const added = files.map(file => ({
    file,
    upload: {
      key: ++lastKey,
      name: file.name,
      bytes: file.size,
      state: file.size > UPLOAD_BYTES ? ('tooLarge' as const) : ('sending' as const),
    },
  }));
  change([...added.map(({ upload }) => upload), ...uploads]);
  for (const { file, upload } of added) if (upload.state === 'sending') await sendOne(file, upload.key, choice);
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );
}

async function sendOne(file: File, key: number, { kind, ownerId, checkOnly }: Choice): Promise<void> {
  const form = new FormData();
  if (kind) form.set('kind', kind);
  if (ownerId) form.set('ownerId', ownerId);
  form.set('file', file);
  try {
    if (checkOnly) return settle(key, { state: 'checked', checked: await call<Checked>('POST', 'imports/preflight', form) });
    settle(key, { state: 'sent', sent: await call<Sent>('POST', 'imports', form) });
    await queryClient.invalidateQueries({ queryKey: ['imports'] });
  } catch (error) {
    settle(key, { state: reasonOf(error) });
  }
}

function reasonOf(error: unknown): 'tooLarge' | 'storageFull' | 'failed' {
  if (!isAppError(error)) return 'failed';
  if (error.refusal === 'tooLarge') return 'tooLarge';
  return error.fields['file']?.includes('storageFull') ? 'storageFull' : 'failed';
}

function settle(key: number, now: Partial<Upload>): void {
  change(uploads.map(upload => (upload.key === key ? { ...upload, ...now } : upload)));
}

function change(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
