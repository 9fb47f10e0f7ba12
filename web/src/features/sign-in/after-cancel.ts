/**
 * In development, cancelling leads to the app's own login page; elsewhere the operator may have a login page of its own (decisions G02).
 */
export function afterCancel({ environment, externalLoginUrl }: { environment: string; externalLoginUrl: string }): string {
  return environment === 'dev' || environment === 'local' ? '/login' : externalLoginUrl;
}
