import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { benchmarksAddress, type BenchmarksAddress } from './benchmark-address';

type Change = { [Name in keyof BenchmarksAddress]?: BenchmarksAddress[Name] | undefined };

/** The list's parameters, at either of its two addresses. */
export function useBenchmarksAddress(): [BenchmarksAddress, (change: Change, options?: { replace?: boolean }) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: Change, { replace = false } = {}) => {
    const next = (before: object) =>
      Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && value !== ''));
    void navigate({ to: '.', search: next, replace, resetScroll: false } as never); // the same screen, at either address
  };
  return [benchmarksAddress(search), set];
}

/** The area of the current page (owner or consultant), so that links stay in it. */
export function useArea(): string {
  const { role = 'owner' } = useParams({ strict: false });
  return role;
}
