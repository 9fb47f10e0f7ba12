// @vitest-environment jsdom
import type { Profile } from '@hakaru/contract/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileContext } from '#features/profile/public';
import { makeQueryClient } from '#platform/query';
import { setLanguage } from '#platform/text';
import { prepareDom } from '#ui/testing/prepare-dom';
import { clearToasts } from '#ui/toast-queue';
import { UiRoot } from '#ui/ui-root';
import { DetailActions } from './detail-actions';
import type { ImportDetail } from './import-detail';

prepareDom();
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  clearToasts();
  vi.unstubAllGlobals();
});

const file = { id: 'i', fileName: 'a.xlsx', isOwn: true, mayDownload: true };
const owner = { name: { en: 'Hoshikawa', jp: '星川' } };
const found = { ...file, owner, version: 3, status: 'error', rows: 0, warnings: 0, errors: 1 } as ImportDetail; // what the buttons read
/** The sender, whose own organisation is the owner's unless it is called otherwise. */
const profileOf = (name: string) => ({ organisation: { name } }) as unknown as Profile; // what the buttons read

/** Renders the page's buttons against a server with this response. */
function buttons(status: number, reply: object, more: Partial<ImportDetail> = {}, sender = 'Hoshikawa'): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply), { status })));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UiRoot still>
        <ProfileContext value={profileOf(sender)}>
          <DetailActions found={{ ...found, ...more }} />
        </ProfileContext>
      </UiRoot>
    </QueryClientProvider>,
  );
}

test('8.028 8.029 a file that is gone, and one that cannot be fetched now, say so; in Japanese too', async () => {
  buttons(404, { message: 'Not found.' });
  fireEvent.click(screen.getByRole('button', { name: 'Original file' }));
  expect(await screen.findByText('Error fetching file: File not found')).toBeTruthy();
  cleanup();
  clearToasts();
  setLanguage('jp');
  buttons(500, { message: 'Internal server error.' });
  fireEvent.click(screen.getByRole('button', { name: '元のファイル' }));
  expect(await screen.findByText(/ファイルを取得できませんでした/)).toBeTruthy();
});

test('8.027 a reimport the server refuses says that it failed', async () => {
  buttons(200, { errors: [{ message: 'The given data was invalid.', extensions: { validation: { id: ['reimportFailed'] } } }] });
  fireEvent.click(screen.getByRole('button', { name: 'Reimport' }));
  expect(await screen.findByText('Failed to reimport file.')).toBeTruthy();
});

test('a file that holds more than its reader may see is not offered', () => {
  buttons(200, {}, { isOwn: false, mayDownload: false });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('approving a file for a client asks once more and names the client; for the own organisation nobody is named', async () => {
  for (const warnings of [0, 2])
    for (const [sender, isNamed] of [
      ['Tsubaki', true],
      ['Hoshikawa', false],
    ] as const) {
      buttons(200, {}, { status: 'validated', errors: 0, rows: 3, warnings }, sender);
      fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
      const dialog = await screen.findByRole('dialog');
      expect([warnings, sender, dialog.textContent?.includes('For the client: Hoshikawa')]).toEqual([warnings, sender, isNamed]);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' })); // an open question would wait for the next page
      cleanup();
    }
});
