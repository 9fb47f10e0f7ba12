/** The operator can mend this: the message says how, and is printed without a stack. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
