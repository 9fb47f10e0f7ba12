import { call } from './api';
import { endSession } from './session';
import { writeStored } from './storage';

/** Leaves, whatever the server says: a failed call still clears this browser. */
export async function logOut(): Promise<void> {
  try {
    await call('POST', 'logout');
  } catch {
    // The token dies with its expiry; the person asked to be out and is.
  } finally {
    writeStored('recentFinds', null);
    endSession('loggedOut');
  }
}
