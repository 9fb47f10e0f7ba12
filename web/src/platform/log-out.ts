import { call } from './api';
import { endSession } from './session';
import { writeStored } from './storage';

/** Logs out, whatever the server replies: a failed call still clears this browser. */
export async function logOut(): Promise<void> {
  try {
    await call('POST', 'logout');
  } catch {
    // The token expires by itself; the user is logged out in this browser all the same.
  } finally {
    writeStored('recentFinds', null);
    endSession('loggedOut');
  }
}
