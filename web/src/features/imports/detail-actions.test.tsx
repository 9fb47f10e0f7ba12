// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const found = { ...file, version: 3, status: 'error', rows: 0, warnings: 0, errors: 1 } as ImportDetail; // what the buttons read

/** Renders the page's buttons against a server with this response. */
function buttons(status: number, reply: object, more: Partial<ImportDetail> = {}): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply), { status })));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UiRoot still>
        <DetailActions found={{ ...found, ...more }} />
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
