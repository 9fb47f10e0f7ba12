import * as z from 'zod/mini';
import { name } from './fields';
import { networks } from './organisation-settings';

/** What a program can be allowed to do. Each scope is part of its creator's permissions, never more. */
export const tokenScopes = [
  'portfolio.read',
  'markets.read',
  'imports.read',
  'imports.send',
  'documents.read',
  'documents.send',
  'instructions.read',
  'audit.read',
  'users.provision',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Long enough for a year's contract; a token that is not renewed expires. */
export const TOKEN_DAYS_MAX = 366;
/** How long the old secret stays valid after a new one was created, so that the program can be changed without a gap. */
export const TOKEN_OVERLAP_HOURS = 24;
export const TOKENS_PER_ORGANISATION = 50;
/** The prefix of every secret, so that scanners of code and mail recognise a leaked one. */
export const TOKEN_PREFIX = 'hakaru_';

const content = {
  name,
  scopes: z
    .array(z.enum(tokenScopes, 'invalid'))
    .check(z.minLength(1, 'required'), z.maxLength(tokenScopes.length, 'tooMany'), z.refine(isWithoutDoubles, 'invalid')),
  allowedCidrs: networks,
};
const tokenDays = z.int('required').check(z.gte(1, 'tokenDays'), z.lte(TOKEN_DAYS_MAX, 'tokenDays'));

/** What can be changed later; the expiry changes only together with the secret. */
export const serviceTokenChange = z.strictObject(content);
export type ServiceTokenChange = z.infer<typeof serviceTokenChange>;

/** A new secret with a new expiry. */
export const serviceTokenRenewal = z.strictObject({ days: tokenDays });

export const serviceTokenInput = z.strictObject({ ...content, days: tokenDays });
export type ServiceTokenInput = z.infer<typeof serviceTokenInput>;

export type ServiceTokenState = 'active' | 'expired' | 'revoked' | 'creatorDisabled';

export type ServiceToken = Omit<ServiceTokenInput, 'days'> & {
  id: string;
  version: number;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  lastUsedIp: string | null;
  /** The previous secret stays valid until then. */
  overlapUntil: string | null;
  state: ServiceTokenState;
  /** Whether the current user created it: a new secret would act in the creator's name. */
  isOwn: boolean;
};

function isWithoutDoubles(scopes: readonly string[]): boolean {
  return new Set(scopes).size === scopes.length;
}

/** What each scope opens: root fields of the schema, and routes as method and path. Anything not listed is closed to tokens. */
export const SCOPE_DOORS: Readonly<Record<TokenScope, readonly string[]>> = {
  'portfolio.read': [
    'Query.me',
    'GET /me',
    'Query.assetList',
    'Query.book',
    'Query.figureGrid',
    'Query.figureSeries',
    'Query.figureHistory',
    'Query.trace',
    'Query.mandate',
    'Query.mandateHistory',
    'Query.categories',
    'Query.categoryTrees',
    'Query.holdings',
    'Query.monthEnd',
    'Query.runningMonth',
    'Query.reports',
    'Query.report',
    'Query.restatement',
    'Query.funds',
    'Query.fund',
    'Query.fundCashflows',
    'Query.fundLedger',
    'Query.privateFundOverview',
    'Query.cashflows',
    'Query.cashAccounts',
    'Query.cashBalance',
    'Query.cashForecast',
    'Query.transactions',
    'Query.currencyHedge',
    'Query.fxForwards',
    'Query.basel',
    'Query.riskReport',
    'GET /reports/:id/pdf',
    'GET /privateFunds/:id/sheet',
  ],
  'markets.read': ['Query.securities', 'Query.security', 'Query.securityPrices', 'Query.fxRates', 'Query.holidays', 'Query.countries'],
  'imports.read': [
    'Query.dueReports',
    'Query.reportingTasks',
    'Query.importKinds',
    'Query.importClients',
    'Query.importWindow',
    'Query.imports',
    'Query.import',
    'Query.importFindings',
    'Query.importRows',
    'Query.uploads',
    'Query.upload',
    'GET /imports/:id',
    'GET /imports/:id/file',
    'GET /imports/:id/annotated',
    'GET /imports/:id/receipt',
    'GET /imports/templates/:kind',
    'GET /uploads/:id/file',
  ],
  'imports.send': ['POST /imports', 'POST /imports/preflight', 'POST /imports/:id/file', 'Mutation.withdrawImport'],
  'documents.read': [
    'Query.documents',
    'Query.document',
    'Query.documentContents',
    'Query.documentPage',
    'Query.searchDocuments',
    'GET /documents/:id/file',
  ],
  'documents.send': ['POST /documents'],
  'instructions.read': ['Query.instructions', 'Query.instruction', 'Query.instructionDocuments', 'GET /instructions/:id/pdf'],
  'audit.read': ['Query.auditEntries', 'Query.auditCheck', 'GET /audit/feed'],
  'users.provision': [
    'GET /scim/v2/ServiceProviderConfig',
    'GET /scim/v2/ResourceTypes',
    'GET /scim/v2/Schemas',
    'GET /scim/v2/Users',
    'POST /scim/v2/Users',
    'GET /scim/v2/Users/:id',
    'PUT /scim/v2/Users/:id',
    'PATCH /scim/v2/Users/:id',
    'DELETE /scim/v2/Users/:id',
  ],
};

const SCOPE_OF_DOOR = new Map(tokenScopes.flatMap(scope => SCOPE_DOORS[scope].map(door => [door, scope] as const)));

/** The scope that a field or route requires, or undefined when no token may use it. */
export function scopeOfDoor(door: string): TokenScope | undefined {
  return SCOPE_OF_DOOR.get(door);
}
