/** Every authenticated reply contains the end of the session, so that the browser's timer need not guess. */
export const SESSION_EXPIRES_HEADER = 'session-expires-at';
