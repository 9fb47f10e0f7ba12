/** An error the operator can fix: its message says how, and is printed without a stack. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
