import { useNavigate, useSearch } from '@tanstack/react-router';

/** The screen's part of the address, read by `read`, and a function that changes some of it; empty values are left out. */
export function useAddress<Address extends object>(
  read: (given: Record<string, unknown>) => Address,
): [Address, (change: { [Name in keyof Address]?: Address[Name] | undefined }, options?: { replace?: boolean }) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: object, { replace = false } = {}) => {
    const next = (before: object) =>
      Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && value !== ''));
    void navigate({ to: '.', search: next, replace, resetScroll: false } as never); // the same screen, whichever it is
  };
  return [read(search), set];
}
