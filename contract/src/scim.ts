import * as z from 'zod/mini';
import { email, name, text } from './fields';
import { provisionedRoles } from './single-sign-on';

/** SCIM 2.0 (RFC 7643, 7644): how a directory keeps an organisation's users, as far as they are kept here. */
export const SCIM_USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const SCIM_LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const SCIM_PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
export const SCIM_ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';
export const SCIM_TYPE = 'application/scim+json';
export const SCIM_PAGE = 100;

const short = text(255);
/** Directories write true as text too. */
const flag = z.union([
  z.boolean('invalid'),
  z.pipe(
    z.enum(['True', 'true', 'False', 'false']),
    z.transform(said => said.toLowerCase() === 'true'),
  ),
]);
/** Either a name or an object with it, or a list of those: directories differ. */
const role = z.union([
  z.enum(provisionedRoles),
  z.pipe(
    z.object({ value: z.enum(provisionedRoles) }),
    z.transform(({ value }) => value),
  ),
]);
const roles = z.array(role).check(z.maxLength(1, 'tooMany'));

/** What a directory may set; what else it sends is not kept. */
export const scimAttributes = z.object({
  externalId: z.optional(short),
  displayName: z.optional(name),
  name: z.optional(z.object({ formatted: z.optional(name), givenName: z.optional(short), familyName: z.optional(short) })),
  title: z.optional(short),
  phoneNumbers: z.optional(z.array(z.object({ value: short }))),
  active: z.optional(flag),
  roles: z.optional(roles),
});
export type ScimAttributes = z.infer<typeof scimAttributes>;

export const scimUser = z.extend(scimAttributes, { userName: email });
export type ScimUser = z.infer<typeof scimUser>;

const operation = z.object({ op: z.string('required'), path: z.optional(short), value: z.optional(z.unknown()) });
export const scimPatch = z.object({ Operations: z.array(operation).check(z.minLength(1, 'required'), z.maxLength(50, 'tooMany')) });
export type ScimOperation = z.infer<typeof operation>;
