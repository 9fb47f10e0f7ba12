import { useEffect, useRef, useState } from 'react';
import { isCancelled, openStream } from './api';

/** How far a long job is, as the server reports it while it runs. */
export type Progress = { kind: string; id: string; done: number; total: number; state: 'running' | 'done' | 'failed' };

const AGAIN_MS = 5_000;
const RARELY_MS = 4_000;

/** How long to wait before asking again: while the server sends progress by itself, asking is only a fallback. */
export function lookAgainIn(ms: number): number {
  return isUp ? Math.max(ms, RARELY_MS) : ms;
}

/**
 * The progress of jobs of a kind, by the job's id, while somebody looks. `onProgress` runs at every event, and is where a page asks
 * for what is new. Without a line (an old proxy, too many windows) nothing is pushed and the page's own asking goes on as before.
 */
export function useProgress(kind: string, isActive: boolean, onProgress: (progress: Progress) => void): ReadonlyMap<string, Progress> {
  const [latest, setLatest] = useState<ReadonlyMap<string, Progress>>(new Map());
  const onProgressRef = useRef(onProgress);
  useEffect(() => {
    onProgressRef.current = onProgress;
  });
  useEffect(() => {
    if (!isActive) return;
    return watchProgress(progress => {
      if (progress.kind !== kind) return;
      setLatest(before => new Map(before).set(progress.id, progress));
      onProgressRef.current(progress);
    });
  }, [kind, isActive]);
  return latest;
}

type Listener = (progress: Progress) => void;
const listeners = new Set<Listener>();
let line: AbortController | null = null;
let isUp = false;

/** Listens; all listeners of a window share one line, which is open while there is one. */
export function watchProgress(listener: Listener): () => void {
  listeners.add(listener);
  if (!line) void keepLine((line = new AbortController()));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    line?.abort();
    line = null;
    isUp = false;
  };
}

async function keepLine(own: AbortController): Promise<void> {
  while (!own.signal.aborted) {
    const isOver = await followLine(own.signal).catch(isCancelled);
    if (own.signal.aborted) return;
    isUp = false;
    if (isOver) return; // another window took it over, or the session ended
    await new Promise(resume => setTimeout(resume, AGAIN_MS));
  }
}

/** Follows the line to its end; true when it is not to be opened again. */
async function followLine(signal: AbortSignal): Promise<boolean> {
  const stream = await openStream('events', signal);
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  isUp = true;
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    if (done) return false;
    const read = eventsIn(rest + value);
    rest = read.rest;
    for (const { name, data } of read.events) {
      if (name === 'replaced' || name === 'ended') return true;
      if (name === 'progress') notifyAll(data);
    }
  }
}

function notifyAll(data: string): void {
  const progress = JSON.parse(data) as Progress; // our own server's words
  for (const listener of listeners) listener(progress);
}

/** The whole events of a text, and the beginning of the next; comments keep the line alive and say nothing. */
export function eventsIn(text: string): { events: { name: string; data: string }[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap(block => {
    const fields = new Map(block.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
    const name = fields.get('event');
    return name === undefined ? [] : [{ name, data: fields.get('data') ?? '' }];
  });
  return { events, rest };
}
