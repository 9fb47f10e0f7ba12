import { useState } from 'react';
import { useUrlText } from './url-text';

/** The figures visited on the way through the trace; the last one is shown. */
export type TraceWalk = {
  key: string | null;
  crumbs: readonly string[];
  /** Starts a new walk, from the page. */
  start: (key: string) => void;
  /** Goes one step further, or back to a breadcrumb. */
  step: (key: string) => void;
  close: () => void;
};

/** The shown figure is in the address; the way to it is not, so a link that is passed on starts a new walk. */
export function useTraceWalk(): TraceWalk {
  const [key, setKey] = useUrlText('trace');
  const [path, setPath] = useState<readonly string[]>([]);
  // The browser's back button also goes back in the walk: the path is cut at the figure shown.
  const at = key === null ? -1 : path.indexOf(key);
  const crumbs = key === null ? [] : at >= 0 ? path.slice(0, at + 1) : [key];
  return {
    key,
    crumbs,
    start: next => {
      setPath([next]);
      setKey(next);
    },
    step: next => {
      setPath(crumbs.includes(next) ? crumbs : [...crumbs, next]);
      setKey(next);
    },
    close: () => setKey(null),
  };
}
