import { afterAll } from 'vitest';

// Left to itself a wait for something on the screen would give up after a second, which a busy machine may take to show it.
if (typeof document !== 'undefined') (await import('@testing-library/react')).configure({ asyncUtilTimeout: 60_000 });

// Test files of one process share one document: what a file put into it goes with the file.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
