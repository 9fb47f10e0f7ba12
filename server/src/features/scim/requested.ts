import { parse } from '@hakaru/contract/fields';
import { scimAttributes, scimPatch, type ScimAttributes, type ScimOperation } from '@hakaru/contract/scim';
import { ScimError } from './scim-error';
import type { Filter } from './store';

const EQUALS = /^\s*(userName|externalId)\s+eq\s+"((?:[^"\\]|\\["\\])*)"\s*$/i;

/** The one question directories ask before they create somebody: is there a user of this name. */
export function filterOf(text: string): Filter {
  if (text.trim() === '') return {};
  const [, attribute = '', quoted] = EQUALS.exec(text) ?? [];
  if (quoted === undefined) throw new ScimError(400, 'Only userName eq "…" and externalId eq "…" can be asked for.', 'invalidFilter');
  const value = quoted.replace(/\\(["\\])/g, '$1');
  return attribute.toLowerCase() === 'username' ? { email: value.toLowerCase() } : { externalId: value };
}

/** What a patch sets, in its order: paths of single values, or an object of them without a path. */
export function patchedBy(body: unknown): ScimAttributes {
  const { Operations } = parse(scimPatch, body);
  return Object.assign({}, ...Operations.map(setBy)) as ScimAttributes; // each is a part of it
}

function setBy({ op, path, value }: ScimOperation): ScimAttributes {
  const verb = op.toLowerCase();
  if (verb === 'remove') throw new ScimError(400, 'Nothing can be removed: set it to another value, or active to false.', 'mutability');
  if (verb !== 'add' && verb !== 'replace') throw new ScimError(400, 'An operation is add or replace.', 'invalidValue');
  if (path === undefined) return parse(scimAttributes, unnested(value));
  return parse(scimAttributes, atPath(path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:User:/i, ''), value));
}

const SINGLE = new Set(['active', 'displayName', 'title', 'externalId', 'roles', 'phoneNumbers', 'name']);

function atPath(path: string, value: unknown): object {
  if (path === 'name.formatted') return { name: { formatted: value } };
  if (/^phoneNumbers\[[^\]]*\]\.value$/.test(path)) return { phoneNumbers: [{ value }] };
  if (path === 'userName') throw new ScimError(400, 'An address is changed by an administrator.', 'mutability');
  if (path.startsWith('emails')) return {}; // follows the user name
  if (!SINGLE.has(path)) throw new ScimError(400, `${path} is not kept here.`, 'invalidPath');
  return { [path]: path === 'roles' && !Array.isArray(value) ? [value] : value };
}

/** Some write the whole path as a key. */
function unnested(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScimError(400, 'Without a path the value is an object.', 'invalidValue');
  return Object.assign(
    {},
    ...Object.entries(value).map(([path, one]) =>
      SINGLE.has(path) || path === 'name.formatted' || path === 'userName' ? atPath(path, one) : {},
    ),
  );
}
