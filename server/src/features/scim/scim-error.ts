import { refusals, type AppError } from '@hakaru/contract/errors';
import { SCIM_ERROR } from '@hakaru/contract/scim';

export type ScimErrorType = 'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability' | 'uniqueness';

/** A refusal as directories read it (RFC 7644, 3.12). */
export class ScimError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly scimType?: ScimErrorType,
  ) {
    super(detail);
  }
}

export function bodyOf({ status, detail, scimType }: ScimError): object {
  return { schemas: [SCIM_ERROR], status: String(status), detail, ...(scimType ? { scimType } : {}) };
}

/** The refusals of the rest of the program in the same words. */
export function asScimError({ refusal, fields }: AppError): ScimError {
  const said = Object.entries(fields).map(([field, codes]) => `${field}: ${codes.join(', ')}`);
  if (said.some(one => one.includes('taken'))) return new ScimError(409, 'This user name is already used.', 'uniqueness');
  if (said.some(one => one.includes('lastAdmin'))) return new ScimError(400, 'The last administrator stays.', 'mutability');
  if (said.some(one => one.endsWith(': own')))
    return new ScimError(400, 'Whoever made the token in use is not disabled by it.', 'mutability');
  if (said.includes('body: malformed')) return new ScimError(400, 'The body is not JSON.', 'invalidSyntax');
  if (refusal === 'invalid') return new ScimError(400, said.join('; ') || 'The request cannot be read.', 'invalidValue');
  const { status, message } = refusals[refusal];
  return new ScimError(status, message);
}
