import type { LoginReply } from '@hakaru/contract/sign-in';
import { useEffect, useState } from 'react';
import { call } from '#platform/api';
import { readToken, startSession } from '#platform/session';

const COOKIE = 'user_token';

/** Signs in from another entry: the user_token cookie is exchanged for a session and removed either way. */
export function useHandOver(): boolean {
  const [isBusy, setBusy] = useState(() => readToken() === null && cookieValue() !== null);
  useEffect(() => {
    const token = cookieValue();
    if (!isBusy || token === null) return;
    // Removed before the request, so that neither a failure nor React's second mount tries it again.
    dropCookie();
    call<LoginReply>('POST', 'login/token', { token }, { atRoot: true })
      .then(reply => {
        if (reply.status === 'ok') startSession(reply);
      })
      .catch(() => undefined) // the login form remains for an expired token
      .finally(() => setBusy(false));
  }, [isBusy]);
  return isBusy;
}

function cookieValue(): string | null {
  const found = document.cookie
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) || null;
}

/** The cookie is set for the sign-in page by our server, or for the whole site by another entry. */
function dropCookie(): void {
  for (const path of ['/login', '/']) document.cookie = `${COOKIE}=; Max-Age=0; Path=${path}; SameSite=Lax`;
}
