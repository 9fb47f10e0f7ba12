import { guessType } from '@hakaru/contract/document-guess';
import type { DocumentType } from '@hakaru/contract/documents';
import { isAppError } from '@hakaru/contract/errors';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { useSyncExternalStore } from 'react';
import { call } from '#platform/api';
import { queryClient } from '#platform/query';

export type UploadState = 'sending' | 'sent' | 'fileTooLarge' | 'storageFull' | 'documentFormat' | 'failed';

/** One file being sent. The queue outlives the page: a user who comes back sees its current state. */
export type Upload = { key: number; name: string; state: UploadState; sent?: { id: string; isKnown: boolean } };

let uploads: readonly Upload[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/**
 * Sends files one after the other; a file that is too large is not sent at all. Without a type, the file's name gives the first guess, and
 * its pages decide.
 */
export async function sendDocuments(files: readonly File[], type: DocumentType | null): Promise<void> {
  const added = files.map(file => ({
    file,
    upload: { key: ++lastKey, name: file.name, state: file.size > UPLOAD_BYTES ? ('fileTooLarge' as const) : ('sending' as const) },
  }));
  change([...added.map(({ upload }) => upload), ...uploads]);
  for (const { file, upload } of added) if (upload.state === 'sending') await sendOne(file, upload.key, type);
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

const USUAL_TYPE: DocumentType = 'MMR_DOC';

async function sendOne(file: File, key: number, type: DocumentType | null): Promise<void> {
  const form = new FormData();
  form.set('name', file.name.replace(/\.\w+$/, ''));
  form.set('type', type ?? guessType(file.name)?.type ?? USUAL_TYPE);
  if (!type) form.set('guess', '1');
  form.set('file', file);
  try {
    settle(key, { state: 'sent', sent: await call<{ id: string; isKnown: boolean }>('POST', 'documents', form) });
    await queryClient.invalidateQueries({ queryKey: ['documents'] });
  } catch (error) {
    settle(key, { state: reasonOf(error) });
  }
}

function reasonOf(error: unknown): UploadState {
  if (!isAppError(error)) return 'failed';
  if (error.refusal === 'tooLarge') return 'fileTooLarge';
  const said = error.fields['file'] ?? [];
  return (['storageFull', 'documentFormat'] as const).find(code => said.includes(code)) ?? 'failed';
}

function settle(key: number, now: Partial<Upload>): void {
  change(uploads.map(upload => (upload.key === key ? { ...upload, ...now } : upload)));
}

function change(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
