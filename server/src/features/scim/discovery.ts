import { SCIM_PAGE, SCIM_USER } from '@hakaru/contract/scim';
import { listOf } from './resource';

/** What this side can do, for directories that ask before they begin (RFC 7644, 4). */
export const SERVICE_PROVIDER = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: SCIM_PAGE },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'Service token', description: 'A service token with the scope users.provision.', primary: true },
  ],
};

const RESOURCE_TYPE = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  schema: SCIM_USER,
};

type Attribute = { name: string; type: string; mutability?: string; required?: boolean; uniqueness?: string; multiValued?: boolean };
const attribute = ({ name, type, ...rest }: Attribute) => ({
  name,
  type,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...rest,
});

const USER_SCHEMA = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: SCIM_USER,
  name: 'User',
  attributes: [
    attribute({ name: 'userName', type: 'string', mutability: 'immutable', required: true, uniqueness: 'server' }),
    attribute({ name: 'displayName', type: 'string' }),
    { ...attribute({ name: 'name', type: 'complex' }), subAttributes: [attribute({ name: 'formatted', type: 'string' })] },
    attribute({ name: 'title', type: 'string' }),
    attribute({ name: 'active', type: 'boolean' }),
    {
      ...attribute({ name: 'emails', type: 'complex', multiValued: true, mutability: 'readOnly' }),
      subAttributes: [attribute({ name: 'value', type: 'string' })],
    },
    {
      ...attribute({ name: 'phoneNumbers', type: 'complex', multiValued: true }),
      subAttributes: [attribute({ name: 'value', type: 'string' })],
    },
    { ...attribute({ name: 'roles', type: 'complex', multiValued: true }), subAttributes: [attribute({ name: 'value', type: 'string' })] },
  ],
};

export const RESOURCE_TYPES = listOf([RESOURCE_TYPE], { total: 1, startIndex: 1 });
export const SCHEMAS = listOf([USER_SCHEMA], { total: 1, startIndex: 1 });
