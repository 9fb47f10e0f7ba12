// @vitest-environment jsdom
import type { Profile } from '@hakaru/contract/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileContext } from '#features/profile/public';
import { makeQueryClient } from '#platform/query';
import { setLanguage } from '#platform/text';
import { prepareDom } from '#ui/testing/prepare-dom';
import { UiRoot } from '#ui/ui-root';
import { AssetContext } from './asset-context';
import { WriteButton, type WriteButtonProps } from './write-button';

prepareDom();
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Given = { role?: Profile['role']; known?: boolean; props?: Partial<WriteButtonProps> };

/**
 * Renders the button on an asset that the profile names as granted, or does not name; returns the function that lets the book's response
 * arrive.
 */
async function show({ role = 'admin', known = false, props = {} }: Given): Promise<(isOwn: boolean) => void> {
  let answer: (isOwn: boolean) => void = () => undefined;
  const reply = new Promise<Response>(resolve => {
    answer = isOwn => resolve(new Response(JSON.stringify({ data: { book: { isOwn } } }), { status: 200 }));
  });
  vi.stubGlobal('fetch', () => reply);
  const assets = known ? [{ id: 'asset', isOwn: false }] : [];
  const profile = { role, assetId: 'asset', asOfDate: '2026-09-30', organisation: { assets } } as unknown as Profile; // what the button reads
  const rootRoute = createRootRoute({
    component: () => (
      <ProfileContext value={profile}>
        <AssetContext value="asset">
          <WriteButton {...props}>Add</WriteButton>
        </AssetContext>
      </ProfileContext>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UiRoot still>
        <RouterProvider router={router as never /* the app's own router is registered, this is none */} />
      </UiRoot>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Add' });
  return answer;
}

const isReady = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled;

test('while nobody has said whose the asset is, the button does not look ready; then it is, or says why not', async () => {
  let answer = await show({});
  expect(isReady()).toBe(false);
  answer(true);
  await vi.waitFor(() => expect(isReady()).toBe(true), { timeout: 60_000 });
  cleanup();
  answer = await show({});
  answer(false);
  expect(await screen.findByText('Only the owner of this asset can change it')).toBeTruthy();
  expect(isReady()).toBe(false);
});

test('of an asset that the profile names as granted the reason is there at once', async () => {
  await show({ known: true });
  expect(isReady()).toBe(false);
  expect(screen.getByText('Only the owner of this asset can change it')).toBeTruthy();
});

test('what belongs to one’s own organisation does not wait for the asset on screen, and a reader sees why not', async () => {
  await show({ known: true, props: { organisations: true } });
  expect(isReady()).toBe(true);
  cleanup();
  await show({ role: 'readonly', props: { organisations: true } });
  expect(isReady()).toBe(false);
  expect(screen.getByText('You have view-only access.')).toBeTruthy();
});
