import { afterAll } from 'vitest';

// The default timeout of one second is too short on a busy machine.
if (typeof document !== 'undefined') (await import('@testing-library/react')).configure({ asyncUtilTimeout: 60_000 });

// Test files of one process share a document, so each file cleans up what it put there.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
