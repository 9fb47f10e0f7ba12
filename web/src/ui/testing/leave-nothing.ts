import { afterAll } from 'vitest';

// Test files of one process share one document: what a file put into it goes with the file.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
