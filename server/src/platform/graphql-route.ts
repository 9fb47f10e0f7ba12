import { AppError, isAppError } from '@hakaru/contract/errors';
import { COST_HEADER, COST_MAX, COST_MAX_HEADER } from '@hakaru/contract/public-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  execute,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { senderIdOf, type App, type Context } from './context';
import { ReadingBudget, TooDearError } from './graphql-budget';
import { costOf, costProblem } from './graphql-cost';
import { amountProblem, asksForSchema, GRAPHQL_LIMITS, shapeLimits } from './graphql-limits';
import { RefusedDocuments } from './graphql-refused';
import { withEnumerations } from './graphql-spellings';
import { sendPacked } from './packed-reply';
import { RefusalBudget } from './refusal-budget';
import { asRefusal } from './refusals';
import { whileServed } from './request-work';

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };
type Known = { document: DocumentNode; asksForSchema: boolean; isRead: boolean; uses: number; compiled: CompiledQuery | null };

const KNOWN_MAX = 500;
const COMPILED_FROM_USE = 2;

/** POST /graphql: a thin route around graphql-js, compiled by graphql-jit from a document's second use on. */
export function addGraphql(http: FastifyInstance, app: App, schema: GraphQLSchema): void {
  const known = new Map<string, Known>();
  const refused = new RefusedDocuments();
  const budget = new RefusalBudget(app.settings.limits.refusedDocumentsMinute);
  const path = {
    config: { access: { who: 'anyone' as const }, deadlineMs: app.settings.graphqlTimeoutMs },
    bodyLimit: GRAPHQL_LIMITS.bytes,
  };
  /** The document, or why it is refused; a sender with too many refusals is not served. */
  const admit = async (asked: Asked, ctx: Context): Promise<Known | readonly GraphQLError[]> => {
    const sender = senderOf(ctx);
    if (!known.has(asked.query)) await budget.require(sender);
    const read = refused.errorsOf(asked.query) ?? prepare(known, app, schema, asked.query);
    const problem = isErrors(read) ? null : amountOrCostProblem(read, asked);
    const prepared = problem ? [problem] : read;
    if (!isErrors(prepared)) return prepared;
    if (isErrors(read) && !read.some(error => error instanceof TooDearError)) refused.remember(asked.query, read);
    await budget.require(sender);
    budget.count(sender);
    return prepared;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new AppError('unsupported');
    const asked = readAsked(request.body);
    const ctx = request.context;
    const prepared = await admit(asked, ctx);
    if (!isErrors(prepared))
      reply.headers({ [COST_HEADER]: costOf(prepared.document, asked.variables ?? {}), [COST_MAX_HEADER]: COST_MAX });
    const result = isErrors(prepared) ? { errors: prepared } : await whileServed(() => run(schema, prepared, asked, ctx));
    const answer = masked(result, ctx, request);
    // The result of a mutation may contain a new secret, so only queries are compressed.
    return isErrors(prepared) || !prepared.isRead ? reply.send(answer) : await sendPacked(request, reply, answer);
  };
  for (const url of ['/graphql', '/api/graphql']) {
    http.post(url, path, answer);
    http.route({
      method: ['GET', 'PUT', 'DELETE', 'PATCH'],
      url,
      config: path.config,
      handler: () => Promise.reject(new AppError('methodNotAllowed')),
    });
  }
}

function readAsked(body: unknown): Asked {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !('query' in body) || typeof body.query !== 'string') {
    throw new AppError('invalid', { query: ['required'] });
  }
  const { variables = null, operationName = null } = body as Partial<Asked>; // both are checked on the next line
  if (typeof variables !== 'object' || Array.isArray(variables) || (operationName !== null && typeof operationName !== 'string')) {
    throw new AppError('invalid', { variables: ['invalid'] });
  }
  return { query: body.query, operationName, variables };
}

/** A parsed and valid document, cached; otherwise the errors. */
function prepare(known: Map<string, Known>, app: App, schema: GraphQLSchema, query: string): Known | readonly GraphQLError[] {
  const seen = known.get(query);
  if (seen) {
    known.delete(query);
    known.set(query, seen); // newest last, so that the oldest is dropped first
    return seen;
  }
  try {
    const budget = new ReadingBudget();
    const parsed = parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true });
    budget.checkClock();
    const shape = shapeLimits(parsed, budget);
    if (shape) return [shape];
    const document = withEnumerations(schema, parsed, () => budget.spend());
    const hidden = app.settings.appEnv === 'production' ? [NoSchemaIntrospectionCustomRule] : [];
    const rules = [budget.rule, ...specifiedRules, ...hidden];
    const errors = validate(schema, document, rules, { maxErrors: 5, hideSuggestions: true });
    if (errors.length > 0) return errors;
    const fresh: Known = { document, asksForSchema: asksForSchema(document), isRead: isRead(document), uses: 0, compiled: null };
    known.set(query, fresh);
    if (known.size > KNOWN_MAX) known.delete(known.keys().next().value ?? '');
    return fresh;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

const isErrors = (prepared: Known | readonly GraphQLError[]): prepared is readonly GraphQLError[] => Array.isArray(prepared);

/** A user regardless of address, otherwise the address. */
const senderOf = ({ actor, request }: Context): string => (actor ? `person ${senderIdOf(actor)}` : `address ${request.ip}`);

function amountOrCostProblem({ document }: Known, { variables }: Asked): GraphQLError | null {
  const problem = amountProblem(document, variables ?? {}) ?? costProblem(document, variables ?? {});
  return problem ? new GraphQLError(problem) : null;
}

const isRead = ({ definitions }: DocumentNode): boolean =>
  definitions.every(node => node.kind !== Kind.OPERATION_DEFINITION || node.operation === 'query');

async function run(schema: GraphQLSchema, known: Known, asked: Asked, ctx: Context): Promise<ExecutionResult> {
  // The schema is refused to anonymous users, because a few words request hundreds of types.
  if (known.asksForSchema && !ctx.actor) throw new AppError('unauthenticated');
  const variables = asked.variables ?? {};
  if (++known.uses >= COMPILED_FROM_USE && !known.compiled) {
    const compiled = compileQuery(schema, known.document, asked.operationName ?? undefined);
    if (isCompiledQuery(compiled)) known.compiled = compiled;
  }
  if (known.compiled) return await known.compiled.query({}, ctx, variables);
  return await execute({
    schema,
    document: known.document,
    contextValue: ctx,
    variableValues: variables,
    operationName: asked.operationName ?? null,
    hideSuggestions: true,
  });
}

/** Our refusals are returned with their codes; any other error is a bug or an outage, logged in full and returned in general terms. */
function masked(result: ExecutionResult, ctx: Context, request: FastifyRequest): unknown {
  if (!result.errors) return result;
  const errors = result.errors.map(error => {
    const cause = causeOf(error);
    if (!cause) return { message: error.message, path: error.path };
    const refusal = isAppError(cause) ? cause : asRefusal(cause);
    if (refusal.refusal === 'internal') ctx.app.log.error('graphql failed', { requestId: request.id, error: cause.stack ?? cause.message });
    const validation = Object.keys(refusal.fields).length > 0 ? { validation: refusal.fields } : {};
    return { message: refusal.message, path: error.path, extensions: { ...refusal.details, code: refusal.refusal, ...validation } };
  });
  return { ...('data' in result ? { data: result.data } : {}), errors };
}

/** The error a resolver threw; undefined when graphql itself refused, which wraps its own errors. */
function causeOf(error: GraphQLError): Error | undefined {
  const cause = error.originalError;
  return cause instanceof GraphQLError ? causeOf(cause) : cause;
}
