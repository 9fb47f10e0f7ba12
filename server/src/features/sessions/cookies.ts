import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/context';

/** Read by the sign-in page, used up by POST /login/token (specification 2.1). */
export const TICKET_COOKIE = 'user_token';
/** Ties a single sign-on to the browser that began it; not readable by scripts. */
export const BINDING_COOKIE = 'sso_binding';

/** Proves that this browser gave the right password of a single sign-on user; used with strict privacy only. */
export const START_COOKIE = 'sso_start';

/** Ties the second step of a log-in to the browser that gave the password. */
export const STEP_COOKIE = 'login_step';

type Cookie = { name: string; value: string; seconds: number; hidden?: true; path?: string };

export function setCookie(reply: FastifyReply, app: App, { name, value, seconds, hidden, path = '/login' }: Cookie): void {
  const secure = app.settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; Path=${path}; SameSite=Lax${secure}${hidden ? '; HttpOnly' : ''}`);
}

export function dropCookie(reply: FastifyReply, app: App, name: string, path = '/login'): void {
  setCookie(reply, app, { name, value: '', seconds: 0, path });
}

export function cookieOf(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}
