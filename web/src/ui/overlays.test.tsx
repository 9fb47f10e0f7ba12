// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#platform/text';
import { confirm, type Question } from './confirm';
import { Dialog } from './dialog';
import { prepareDom } from './testing/prepare-dom';
import { clearToasts, toast } from './toast-queue';
import { UiRoot } from './ui-root';

prepareDom();
beforeEach(() => setLanguage('en'));
afterEach(() => {
  act(() => clearToasts());
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Edit</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Edit mandate">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

/** Asks without awaiting the answer, because the test gives it. */
function ask(question: Question): Promise<boolean> {
  const asked: Promise<boolean>[] = [];
  act(() => {
    asked.push(confirm(question));
  });
  return Promise.race(asked);
}

const show = (page = <Page />) => render(<UiRoot still>{page}</UiRoot>);

test('5.059 a dialog ignores its backdrop, closes by Esc and by its cross, and gives focus back', async () => {
  show();
  const opener = screen.getByRole('button', { name: 'Edit' });
  opener.focus();
  fireEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Edit mandate' })).toBeTruthy();
  const backdrop = document.querySelector('.mantine-Modal-overlay');
  if (!backdrop) throw new Error('no backdrop');
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a question resolves to the answer; cancelling runs nothing', async () => {
  show();
  const action = vi.fn(async () => undefined);
  let answer = ask({ title: 'Publish?', confirmLabel: 'Publish', action });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect([await answer, action.mock.calls.length]).toEqual([false, 0]);
  answer = ask({ title: 'Publish now?', confirmLabel: 'Publish', action });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect([await answer, action.mock.calls.length]).toEqual([true, 1]);
});

test('8.048 a confirmed action that fails says so and keeps the dialog', async () => {
  show();
  void ask({
    title: 'Delete?',
    confirmLabel: 'Delete',
    danger: true,
    action: () => Promise.reject(new Error('no')),
    failureText: 'Error in delete',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Error in delete');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where the error tells why an action failed, the dialog says so', async () => {
  show();
  const failureText = (error: unknown) => (error instanceof Error && error.message === 'published' ? 'It is published' : 'Error in delete');
  void ask({ title: 'Delete?', confirmLabel: 'Delete', action: () => Promise.reject(new Error('published')), failureText });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('It is published');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const shown = () => screen.queryAllByText(/^(note|kept) /).map(node => node.textContent);

test('9.001 9.002 9.003 three toasts at most, 5000 ms each, persisted ones stay', () => {
  vi.useFakeTimers();
  show();
  act(() => {
    toast('kept 1', { persist: true, tone: 'error' });
    for (const n of [1, 2, 3]) toast(`note ${n}`);
  });
  expect(shown()).toEqual(['kept 1', 'note 1', 'note 2']);
  act(() => void vi.advanceTimersByTime(4_999));
  expect(shown()).toEqual(['kept 1', 'note 1', 'note 2']);
  act(() => void vi.advanceTimersByTime(2));
  expect(shown()).toEqual(['kept 1', 'note 3']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown()).toEqual(['kept 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toEqual([]);
});
