import { mayManageUsers, mayWrite, type Holder } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import type { Language } from '@hakaru/contract/languages';
import { CATEGORY_OF, type OrganisationTypeName, type UserRole } from '@hakaru/contract/organisations';
import type { TokenScope } from '@hakaru/contract/service-tokens';
import type { Transaction } from 'kysely';
import type { DB } from './db-types';
import { inScope, type Database, type Db, type Scope } from './db';
import type { FileStore } from './files';
import type { HashQueue } from './hash-queue';
import type { Log } from './log';
import type { Mail } from './mail';
import type { Metrics } from './metrics';
import type { ReadReplica } from './read-replica';
import type { Settings } from './settings';

/** The parts of the server that live as long as the process. */
export type App = {
  settings: Settings;
  database: Database;
  /** Where some reading is done instead, if there is one (decision 1030). */
  replica?: ReadReplica | undefined;
  /** Looks up the user by the hash of a session token. */
  sessions: (tokenHash: Buffer) => Promise<Actor | null>;
  /** Looks up the program by the hash of a service token. */
  serviceTokens: (tokenHash: Buffer) => Promise<Actor | null>;
  log: Log;
  mail: Mail;
  files: FileStore;
  hashes: HashQueue;
  /** What this process counts for /metrics. */
  metrics: Metrics;
  now(): Date;
};

/** An organisation as its sessions see it. */
export type ActorOrganisation = {
  id: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  type: OrganisationTypeName;
  modules: string[];
  shell: boolean;
  timeZone: string;
  brand: { name: string; colour: string; logo: string | null } | null;
  allowedCidrs: string[];
  packages: { id: string; type: string }[];
  assets: {
    id: string;
    ownerId: string;
    ownerEn: string;
    ownerJp: string;
    type: 'portfolio' | 'benchmark';
    nameEn: string;
    nameJp: string;
    first: string | null;
    latest: string | null;
    holdsFunds: boolean;
  }[];
};

/** A service token, with which a program acts with its creator's rights within its scopes. */
export type ActorToken = {
  id: string;
  name: string;
  scopes: TokenScope[];
  allowedCidrs: string[];
  lastUsedAt: string | null;
  lastUsedIp: string | null;
};

/** The sender of a request, read again for every request. */
export type Actor = {
  sessionId: string;
  expiresAt: string;
  seenAt: string;
  impersonatedRole: UserRole | null;
  token?: ActorToken;
  user: {
    id: string;
    organisationId: string;
    email: string;
    name: string;
    title: string | null;
    phoneNumber: string | null;
    role: UserRole;
    superuser: boolean;
    agreed: boolean;
    verified: boolean;
    passwordReset: boolean;
    preferences: Record<string, unknown>;
  };
  packages: { id: string; ref: string; type: string }[];
  unread: number;
  organisation: ActorOrganisation;
  original: ActorOrganisation | null;
};

export type RequestFacts = {
  id: string;
  ip: string;
  userAgent: string;
  language: Language;
  module: string | null;
  tokenHash: Buffer | null;
  /** The client's key for the request, so that a repetition has no second effect. */
  idempotencyKey?: string | null;
};

/** What every action and store takes: the application, the current database handle and the sender. */
export type Context = { app: App; db: Db; actor: Actor | null; request: RequestFacts };

/** A context with a known sender. */
export type SignedIn = Context & { actor: Actor };

export function signedIn(ctx: Context): SignedIn {
  if (!ctx.actor) throw new AppError('unauthenticated');
  return { ...ctx, actor: ctx.actor };
}

/** The role in force: the one chosen for an impersonation, otherwise the user's own. */
export function roleOf(actor: Actor): UserRole {
  return actor.impersonatedRole ?? actor.user.role;
}

/** The id for fair turns and limits. A program has its own, so that it does not slow down the person who created its token. */
export function senderIdOf({ token, user }: Actor): string {
  return token?.id ?? user.id;
}

/** Whether support is working in an organisation. It does not belong to the organisation, so it is never its second person. */
export function isSupport({ original }: Actor): boolean {
  return original !== null;
}

/** Refuses support where only the organisation's own people may act. */
export function refuseSupport({ actor }: SignedIn): void {
  if (isSupport(actor)) throw new AppError('unauthorized');
}

/** The facts the web's gates use as well, so that both sides decide by the same function. */
export function holderOf(actor: Actor): Holder {
  return {
    superuser: actor.user.superuser,
    role: roleOf(actor),
    category: CATEGORY_OF[actor.organisation.type],
    modules: actor.organisation.modules,
    organisationPackages: actor.organisation.packages.map(({ type }) => type),
    userPackages: actor.packages.map(({ type }) => type),
  };
}

/** Refuses a user whose role is not sufficient; every action that writes calls it. */
export function allow(ctx: SignedIn, what: 'write' | 'manageUsers' | 'superuser'): void {
  const role = roleOf(ctx.actor);
  const may = what === 'write' ? mayWrite(role) : what === 'manageUsers' ? mayManageUsers(role) : ctx.actor.user.superuser;
  if (!may) throw new AppError('unauthorized');
}

/** Runs one transaction in the scope of the user's organisation. The inner context shadows the outer one: its handle is the transaction. */
export function inTransaction<T>(ctx: SignedIn, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  return within(ctx, { organisation: ctx.actor.organisation.id }, work);
}

/** The same in the platform scope, for sign-in and administration. The caller has checked the permission. */
export function onPlatform<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return within(ctx, 'platform', work);
}

function within<C extends Context, T>(ctx: C, scope: Scope, work: (ctx: C) => Promise<T>): Promise<T> {
  const author = { person: ctx.actor?.user.name ?? '', at: ctx.app.now() };
  return inScope(ctx.db, scope, (trx: Transaction<DB>) => work({ ...ctx, db: trx }), author);
}
