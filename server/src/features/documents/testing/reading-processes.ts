import { readdirSync, readFileSync } from 'node:fs';

/** The ids of this process's child processes that read PDFs, from source or bundle. Empty on systems other than Linux. */
export function readingProcesses(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(id => isOurs(id) && /documents\/reading\/child|read-pdf\.js/.test(fileOf(id, 'cmdline')));
}

function isOurs(id: number): boolean {
  // After the program name in brackets come state and parent. A zombie counts as ended.
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
