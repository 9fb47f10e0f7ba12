import { safePath } from '@hakaru/contract/safe-path';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '#platform/session';

export function loginPath(from: string | undefined): string {
  return from ? `/login?${new URLSearchParams({ from }).toString()}` : '/login';
}

/**
 * Leads on to the page somebody came from, wherever it points within this site; otherwise to the front door. Once: a page that watches
 * the address is drawn again while it is being left.
 */
export function Onwards({ to }: { to?: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href: safePath(to), replace: true });
  }, [navigate, to]);
  return null;
}

/** Pages for people who are not signed in; whoever is, is led on. */
export function GuestsOnly({ from, children }: { from?: string | undefined; children: ReactNode }) {
  const { token } = useSession();
  return token ? <Onwards to={from} /> : children;
}
