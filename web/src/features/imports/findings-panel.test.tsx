// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/query';
import { setLanguage } from '#platform/text';
import { prepareDom } from '#ui/testing/prepare-dom';
import { UiRoot } from '#ui/ui-root';
import type { ImportDetail } from './import-detail';
import { FindingsPanel } from './findings-panel';

prepareDom();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The panel of a file whose findings the server does not show to this reader. */
function panel(counts: { warnings: number; errors: number }): void {
  const importFindings = { data: [], paginatorInfo: { currentPage: 1, lastPage: 1, total: 0 } };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ data: { importFindings, importKinds: [], importClients: [] } }))),
  );
  const found = { id: 'i', version: 1, kinds: [], isOwn: false, ...counts } as unknown as ImportDetail; // what the panel reads
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UiRoot still>
        <FindingsPanel found={found} />
      </UiRoot>
    </QueryClientProvider>,
  );
}

test.each([
  ['en', 'No finding concerns your rows', 'No findings'],
  ['jp', '貴組織の行に関する指摘事項はありません', '指摘事項はありません'],
] as const)(
  'a file sent on says that its findings are in other rows, and a file without any that there is none (%s)',
  async (language, elsewhere, none) => {
    setLanguage(language);
    panel({ warnings: 0, errors: 1 });
    expect(await screen.findByText(elsewhere)).toBeTruthy();
    expect(screen.queryByText(none)).toBeNull();
    cleanup();
    panel({ warnings: 0, errors: 0 });
    expect(await screen.findByText(none)).toBeTruthy();
    expect(screen.queryByText(elsewhere)).toBeNull();
  },
);
