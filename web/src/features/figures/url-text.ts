import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Parameters of the address that every reporting screen understands, whatever its own search contains. */
export type UrlPart =
  | 'currency'
  | 'trace'
  | 'asset'
  | 'known'
  | 'since'
  | 'show'
  | 'q'
  | 'fact'
  | 'group'
  | 'compare'
  | 'asOf'
  | 'month'
  | 'stress'
  | 'form'
  | 'method'
  | 'years';

/** One parameter of the address as state: the back button undoes a change, and a copied link contains it. */
export function useUrlText(name: UrlPart): [string | null, (value: string | null, options?: { replace?: boolean }) => void] {
  const router = useRouter();
  const value = useRouterState({ select: ({ location }) => (location.search as Readonly<Record<string, unknown>>)[name] }); // parts of other screens' searches are unknown here
  const set = useCallback(
    (next: string | null, { replace = false } = {}) => {
      const search = (before: Readonly<Record<string, unknown>>) => ({ ...before, [name]: next ?? undefined });
      void router.navigate({ to: '.', search, replace, resetScroll: false } as never); // the same screen, whichever it is
    },
    [router, name],
  );
  // A code of digits only is read from the address as a number.
  const text = typeof value === 'number' ? String(value) : value;
  return [typeof text === 'string' && text !== '' ? text : null, set];
}

/** For links between reporting screens: keeps the knowledge time, and the month chosen for a client. */
export function keepKnown({ known, asOf }: Readonly<Record<string, unknown>>): { known?: string; asOf?: string } {
  return { ...(typeof known === 'string' ? { known } : {}), ...(typeof asOf === 'string' ? { asOf } : {}) };
}
