// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyState } from './states';
import { prepareDom } from './testing/prepare-dom';
import { UiRoot } from './ui-root';

prepareDom();
afterEach(cleanup);

test('an empty place says what to do next; one that does not is no program', () => {
  // @ts-expect-error -- planted: the compiler refuses an empty state without a next step, and this file if it ever stopped refusing
  const planted = <EmptyState title="No files" />;
  // @ts-expect-error -- planted: a sentence that may be missing is no next step
  const perhaps = <EmptyState title="No files">{Math.random() < 0 && 'Import one'}</EmptyState>;
  expect([planted, perhaps]).toHaveLength(2);
  render(
    <UiRoot still>
      <EmptyState title="No files" next="filter" />
    </UiRoot>,
  );
  expect(screen.getByText(/Change or clear the search/)).toBeTruthy();
});
