import { AppError } from '@hakaru/contract/errors';
import type { OrganisationDetailFragment } from './organisations.gen';
import type { useChange } from './use-change';

export type SsoSetting = NonNullable<OrganisationDetailFragment['sso']>;
export type SsoEditing = ReturnType<typeof useChange>;

/** What the server says of `sso.issuer` belongs to the field `issuer` of the form. */
export async function onSsoFields(prefix: string, saved: Promise<unknown>): Promise<void> {
  await saved.catch((error: unknown) => {
    throw error instanceof AppError ? new AppError(error.refusal, unnested(prefix, error.fields)) : error;
  });
}

function unnested(prefix: string, fields: AppError['fields']): AppError['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, codes]) => [name.startsWith(prefix) ? name.slice(prefix.length) : name, codes]),
  );
}
