import { refusals } from '@hakaru/contract/errors';
import type { Language } from '@hakaru/contract/languages';
import { RATE_HEADERS } from '@hakaru/contract/public-api';
import { scopeOfDoor } from '@hakaru/contract/service-tokens';
import { routeWords, type RouteWords } from './route-words';
import { scimRouteWords } from './scim-route-words';

type Door = { method: string; url: string };
type Described = { door: string; method: string; path: string; scope: string; words: RouteWords };

/** The server's routes that a service token may call. A route without a description in routeWords is left out; a test catches that. */
export function publicRoutes(doors: readonly Door[]): Described[] {
  const found = new Map<string, Described>();
  for (const { method, url } of doors) {
    const door = `${method} ${url.replace(/^\/api(?=\/)/, '')}`;
    const scope = scopeOfDoor(door);
    const words = routeWords[door] ?? scimRouteWords[door];
    if (scope && words) found.set(door, { door, method: method.toLowerCase(), path: door.split(' ')[1] ?? '', scope, words });
  }
  return [...found.values()].toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}

/** The public routes as an OpenAPI 3.1 document in one language. */
export function openApiOf(doors: readonly Door[], { language, release }: { language: Language; release: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of publicRoutes(doors)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route, language) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hakaru REST', version: release, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalSchema },
      responses: Object.fromEntries(REFUSED.map(name => [name, refusedResponse(name)])),
    },
  };
}

const REFUSED = ['unauthenticated', 'unauthorized', 'notFound', 'invalid', 'tooMany', 'unavailable'] as const;

const refusalSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', enum: Object.values(refusals).map(({ message }) => message) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

const refusedResponse = (name: (typeof REFUSED)[number]): object => ({
  description: refusals[name].message,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

function operationOf({ door, method, scope, words }: Described, language: Language): object {
  const { does, parameters = [], form, answers } = words;
  return {
    operationId: door.replaceAll(/[^A-Za-z]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^[A-Z]+/, () => method),
    summary: does[language],
    'x-scope': scope,
    parameters: parameters.map(parameter => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.in === 'path',
      description: parameter[language],
      schema: { type: 'string', ...(parameter.values ? { enum: parameter.values } : {}) },
    })),
    ...(form ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(form, language) } } } } : {}),
    responses: {
      ...(form ? { 200: answerOf(answers), 201: answerOf(answers), 202: answerOf(answers) } : { 200: answerOf(answers) }),
      ...Object.fromEntries(REFUSED.map(name => [refusals[name].status, { $ref: `#/components/responses/${name}` }])),
    },
  };
}

function formSchema(form: NonNullable<RouteWords['form']>, language: Language): object {
  const fields = Object.entries(form).map(([name, words]) => [name, { type: 'string', description: words[language] }]);
  return {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' }, ...Object.fromEntries(fields) },
  };
}

const MEDIA = {
  json: ['application/json', { type: 'object' }],
  scim: ['application/scim+json', { type: 'object' }],
  file: ['application/octet-stream', { type: 'string', contentMediaType: 'application/octet-stream' }],
  lines: ['application/x-ndjson', { type: 'string' }],
} as const;

function answerOf(answers: RouteWords['answers']): object {
  const [type, schema] = MEDIA[answers];
  const headers = Object.values(RATE_HEADERS).map(name => [name, { schema: { type: 'integer' } }]);
  return { description: 'OK', headers: Object.fromEntries(headers), content: { [type]: { schema } } };
}
