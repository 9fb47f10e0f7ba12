import { safePath } from '@hakaru/contract/safe-path';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '#platform/session';

export function loginPath(from: string | undefined): string {
  return from ? `/login?${new URLSearchParams({ from }).toString()}` : '/login';
}

/**
 * Redirects to the page the user came from, if it is within this site; otherwise to the start page. Only once: a page that watches the
 * address is rendered again while it is being left.
 */
export function Onwards({ to }: { to?: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href: safePath(to), replace: true });
  }, [navigate, to]);
  return null;
}

/** Pages for users who are not signed in; signed-in users are redirected. */
export function GuestsOnly({ from, children }: { from?: string | undefined; children: ReactNode }) {
  const { token } = useSession();
  return token ? <Onwards to={from} /> : children;
}
