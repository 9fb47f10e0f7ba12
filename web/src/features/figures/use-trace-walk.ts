import { useState } from 'react';
import { useUrlText } from './url-text';

/** The figures looked through on the way down, the last one shown. */
export type TraceWalk = {
  key: string | null;
  crumbs: readonly string[];
  /** From the page: a new walk. */
  start: (key: string) => void;
  /** From inside: one step on, or back to a crumb. */
  step: (key: string) => void;
  close: () => void;
};

/** The shown figure is in the address; how one got there is not, so a sent link begins its own walk. */
export function useTraceWalk(): TraceWalk {
  const [key, setKey] = useUrlText('trace');
  const [path, setPath] = useState<readonly string[]>([]);
  // Going back in the browser also walks back: the path is cut at the figure that is shown.
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
