import { readdirSync, readFileSync } from 'node:fs';

/** The processes of this one that read PDFs, from source or from a bundle, by their number. Elsewhere than on Linux none are seen. */
export function readingProcesses(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(id => isOurs(id) && /documents\/reading\/child|read-pdf\.js/.test(fileOf(id, 'cmdline')));
}

function isOurs(id: number): boolean {
  // After the program's name in brackets: its state, then its parent. One that has ended and is not yet forgotten counts as gone.
  const [state, parent] = fileOf(id, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(parent) === process.pid && state !== 'Z';
}

function fileOf(id: number, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    return ''; // it has just ended
  }
}
