import { useEffect, useRef, useState } from 'react';
import { isCancelled, openStream } from './api';

/** The progress of a long job, as pushed by the server. */
export type Progress = { kind: string; id: string; done: number; total: number; state: 'running' | 'done' | 'failed' };

const AGAIN_MS = 5_000;
const RARELY_MS = 4_000;

/** The polling interval: while the server pushes progress, polling is only a fallback. */
export function lookAgainIn(ms: number): number {
  return isUp ? Math.max(ms, RARELY_MS) : ms;
}

/**
 * The progress of jobs of one kind, by the job's id, while a page shows it. `onProgress` runs for every event; a page refetches there.
 * Without a connection (an old proxy, too many windows) nothing is pushed, and the page's own polling continues.
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

/** Subscribes to progress; all subscribers of a window share one connection, which is open while there is one. */
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
    if (isOver) return; // another window took the connection over, or the session ended
    await new Promise(resume => setTimeout(resume, AGAIN_MS));
  }
}

/** Reads the stream to its end; true when it must not be opened again. */
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
  const progress = JSON.parse(data) as Progress; // sent by our own server
  for (const listener of listeners) listener(progress);
}

/** The complete events of a text, and the beginning of the next one; comments only keep the connection alive. */
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
