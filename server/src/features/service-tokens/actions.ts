import { randomBytes } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import {
  TOKEN_OVERLAP_HOURS,
  TOKEN_PREFIX,
  TOKENS_PER_ORGANISATION,
  type ServiceToken,
  type ServiceTokenChange,
  type ServiceTokenInput,
} from '@hakaru/contract/service-tokens';
import { record } from '#platform/audit';
import { isCidr } from '#platform/client-ip';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { hashToken } from '#platform/session';
import * as store from './store';

export type Issued = { token: ServiceToken; secret: string };
type Seen = { id: string; version: number };

export function listTokens(ctx: SignedIn): Promise<ServiceToken[]> {
  allow(ctx, 'manageUsers');
  return inTransaction(ctx, ctx => store.findTokens(ctx, null));
}

/** Creates a secret for a program. It is shown only once, because only its hash is stored. */
export function createToken(ctx: SignedIn, { days, ...content }: ServiceTokenInput): Promise<Issued> {
  refuseOthers(ctx);
  refuseUnreadable(content.allowedCidrs);
  return inTransaction(ctx, async ctx => {
    await store.lockTokens(ctx);
    const open = (await store.findTokens(ctx, null)).filter(({ state }) => state !== 'revoked');
    if (open.length >= TOKENS_PER_ORGANISATION) throw invalid('name', 'tooMany');
    const { secret, hash } = newSecret();
    const expiresAt = inDays(ctx, days);
    const id = await store.insertToken(ctx, { ...content, hash, expiresAt });
    await record(ctx, 'serviceToken.create', { subject: 'serviceToken', subjectId: id, after: { ...content, expiresAt } });
    return { token: await present(ctx, id), secret };
  });
}

/** Changes name, scopes and networks; only by its creator, since the program acts in their name. */
export function updateToken(ctx: SignedIn, { id, version, input }: Seen & { input: ServiceTokenChange }): Promise<ServiceToken> {
  refuseOthers(ctx);
  refuseUnreadable(input.allowedCidrs);
  return inTransaction(ctx, async ctx => {
    const { name, scopes, allowedCidrs } = await own(ctx, id);
    if (!(await store.updateToken(ctx, { id, version }, input))) throw new AppError('conflict');
    const before = { name, scopes, allowedCidrs };
    await record(ctx, 'serviceToken.update', { subject: 'serviceToken', subjectId: id, before, after: input });
    return await present(ctx, id);
  });
}

/** Replaces the secret and the expiry. The old secret works for a while, so that the program can be changed without interruption. */
export function rotateToken(ctx: SignedIn, { id, version, days }: Seen & { days: number }): Promise<Issued> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    const before = await own(ctx, id);
    const { secret, hash } = newSecret();
    const expiresAt = inDays(ctx, days);
    const overlapUntil = new Date(ctx.app.now().getTime() + TOKEN_OVERLAP_HOURS * 3_600_000);
    if (!(await store.replaceSecret(ctx, { id, version }, { hash, expiresAt, overlapUntil }))) throw new AppError('conflict');
    const change = { before: { expiresAt: before.expiresAt }, after: { expiresAt } };
    await record(ctx, 'serviceToken.rotate', { subject: 'serviceToken', subjectId: id, ...change });
    return { token: await present(ctx, id), secret };
  });
}

/** Ends a token at once; any administrator may do so. */
export function revokeToken(ctx: SignedIn, { id, version }: Seen): Promise<ServiceToken> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    const { name } = await present(ctx, id);
    if (!(await store.revokeToken(ctx, { id, version }))) throw new AppError('conflict');
    await record(ctx, 'serviceToken.revoke', { subject: 'serviceToken', subjectId: id, before: { name } });
    return await present(ctx, id);
  });
}

/** Only an organisation's own administrators: a token made by support would give it lasting access. */
function refuseOthers(ctx: SignedIn): void {
  allow(ctx, 'manageUsers');
  refuseSupport(ctx);
}

function refuseUnreadable(networks: readonly string[]): void {
  if (!networks.every(isCidr)) throw invalid('allowedCidrs', 'cidr');
}

async function present(ctx: SignedIn, id: string): Promise<ServiceToken> {
  const [token] = await store.findTokens(ctx, id);
  if (!token) throw new AppError('notFound');
  return token;
}

/** Another person's token is refused: with a new secret one could act in their name. */
async function own(ctx: SignedIn, id: string): Promise<ServiceToken> {
  const token = await present(ctx, id);
  if (!token.isOwn) throw new AppError('unauthorized');
  return token;
}

function newSecret(): { secret: string; hash: Buffer } {
  const secret = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return { secret, hash: hashToken(secret) };
}

const inDays = ({ app }: SignedIn, days: number): Date => new Date(app.now().getTime() + days * 86_400_000);
