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
import type { Settings } from './settings';

/** What lives as long as the process. */
export type App = {
  settings: Settings;
  database: Database;
  /** The person behind the hash of a session's token. */
  sessions: (tokenHash: Buffer) => Promise<Actor | null>;
  /** The program behind the hash of a service token. */
  serviceTokens: (tokenHash: Buffer) => Promise<Actor | null>;
  log: Log;
  mail: Mail;
  files: FileStore;
  hashes: HashQueue;
  now(): Date;
};

/** One organisation as a session knows it. */
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

/** A service token by which a program works with its creator's authority, as far as its scopes go. */
export type ActorToken = {
  id: string;
  name: string;
  scopes: TokenScope[];
  allowedCidrs: string[];
  lastUsedAt: string | null;
  lastUsedIp: string | null;
};

/** The sender of a request, read anew for every request. */
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
  /** What the client calls this intent, so that a repetition of the request is no second effect. */
  idempotencyKey?: string | null;
};

/** What every action and store takes: the server's parts, the handle in force, and who asks. */
export type Context = { app: App; db: Db; actor: Actor | null; request: RequestFacts };

/** A context whose sender is known. */
export type SignedIn = Context & { actor: Actor };

export function signedIn(ctx: Context): SignedIn {
  if (!ctx.actor) throw new AppError('unauthenticated');
  return { ...ctx, actor: ctx.actor };
}

/** The role in force: the one chosen for an impersonation, else the person's own. */
export function roleOf(actor: Actor): UserRole {
  return actor.impersonatedRole ?? actor.user.role;
}

/** Who has a turn and a share of what is scarce: a program has its own, so that it never slows the person who made its token. */
export function senderIdOf({ token, user }: Actor): string {
  return token?.id ?? user.id;
}

/** Support at work inside an organisation. It is none of its people: where two are needed, it is never the second. */
export function isSupport({ original }: Actor): boolean {
  return original !== null;
}

/** For what only the organisation's own people may do. */
export function refuseSupport({ actor }: SignedIn): void {
  if (isSupport(actor)) throw new AppError('unauthorized');
}

/** The same facts the web's gates read, so that both sides decide by one function. */
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

/** Refuses an actor whose role does not reach; called by every action that writes. */
export function allow(ctx: SignedIn, what: 'write' | 'manageUsers' | 'superuser'): void {
  const role = roleOf(ctx.actor);
  const may = what === 'write' ? mayWrite(role) : what === 'manageUsers' ? mayManageUsers(role) : ctx.actor.user.superuser;
  if (!may) throw new AppError('unauthorized');
}

/** All of it or none, seeing only the sender's organisation. The inner context shadows the outer: its handle is the transaction. */
export function inTransaction<T>(ctx: SignedIn, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  return within(ctx, { organisation: ctx.actor.organisation.id }, work);
}

/** The same for sign-in and administration, which work above one organisation. The caller has checked that it may. */
export function onPlatform<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return within(ctx, 'platform', work);
}

function within<C extends Context, T>(ctx: C, scope: Scope, work: (ctx: C) => Promise<T>): Promise<T> {
  const author = { person: ctx.actor?.user.name ?? '', at: ctx.app.now() };
  return inScope(ctx.db, scope, (trx: Transaction<DB>) => work({ ...ctx, db: trx }), author);
}
