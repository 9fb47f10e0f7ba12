import { AppError, invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import { RESET_LINK_MINUTES } from '@hakaru/contract/passwords';
import { EMAIL_ALREADY_SENT, EMAIL_SENT } from '@hakaru/contract/sign-in';
import {
  accountByEmail,
  dropLinks,
  hasLiveLink,
  holdAccount,
  keyed,
  newToken,
  putLink,
  startFor,
  type Account,
} from '#features/sessions/public';
import { networkOf } from '#platform/client-ip';
import { onPlatform, type Context } from '#platform/context';
import { queueMail } from '#platform/mail-job';
import { take } from '#platform/rate-limits';
import { hashToken } from '#platform/session';
import { resetLetter, ssoLetter } from './letters';

const FLOOR_MS = 300;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Requests a reset link. The specification wants an answer that says whether the account exists, which would reveal accounts to strangers;
 * so such answers are rate-limited by address, network and in total. Beyond the limits the answer depends only on earlier requests for the
 * same e-mail. No answer is sent before FLOOR_MS.
 */
export async function requestReset(ctx: Context, email: string): Promise<string> {
  const floor = new Promise(resume => setTimeout(resume, FLOOR_MS));
  try {
    return await answer(ctx, email);
  } finally {
    await floor;
  }
}

async function answer(ctx: Context, email: string): Promise<string> {
  const isHonest = await spendHonesty(ctx);
  const isFirst = (await take(ctx.db, `forgot|${keyed(ctx.app, email).toString('hex')}`, { limit: 1, windowSeconds: HOUR })).allowed;
  const account = await onPlatform(ctx, ctx => accountByEmail(ctx, email));
  const isSent = account && !account.isDisabled ? await onPlatform(ctx, ctx => sendLink(ctx, account)) : null;
  if (!isHonest) return isFirst ? EMAIL_SENT : EMAIL_ALREADY_SENT;
  if (isSent === null) throw invalid('email', 'emailNotFound');
  return isSent ? EMAIL_SENT : EMAIL_ALREADY_SENT;
}

/** False when a link is still valid, so that an inbox is not flooded. */
async function sendLink(ctx: Context, account: Account): Promise<boolean> {
  await holdAccount(ctx, account); // of concurrent requests one sends a link and the others see it
  if (await hasLiveLink(ctx, { organisationId: account.organisationId, userId: account.id }, 'reset')) return false;
  await sendResetLink(ctx, account);
  return true;
}

/** Sends a new link and invalidates earlier ones. */
export async function sendResetLink(ctx: Context, account: Account): Promise<void> {
  const owner = { organisationId: account.organisationId, userId: account.id };
  const language = languageOf(account.language);
  const token = newToken();
  await dropLinks(ctx, owner, ['reset']);
  await putLink(ctx, { ...owner, purpose: 'reset', hash: hashToken(token), seconds: RESET_LINK_MINUTES * 60 });
  const { publicUrl } = ctx.app.settings;
  const letter = account.isSso
    ? ssoLetter(language, { name: account.name, url: ssoUrl(ctx, account.email) })
    : resetLetter(language, { name: account.name, url: `${publicUrl}/passwordreset/${token}` });
  await queueMail(ctx, { to: account.email, ...letter });
}

/** With strict privacy the sign-in page does not redirect by e-mail address, so the mail links to the single sign-on (decision 0310). */
function ssoUrl({ app }: Context, email: string): string {
  const { publicUrl, strictAccountPrivacy } = app.settings;
  if (!strictAccountPrivacy) return `${publicUrl}/login`;
  const asked = new URLSearchParams({ email, start: startFor(app, email, RESET_LINK_MINUTES * 60) });
  return `${publicUrl}/login_saml_init?${asked}`;
}

async function spendHonesty({ app, db, request }: Context): Promise<boolean> {
  const { forgotPerIpHour, forgotPerIpDay, forgotPerNetworkDay } = app.settings.limits;
  const rations = await Promise.all([
    take(db, `forgot|hour|${request.ip}`, { limit: forgotPerIpHour, windowSeconds: HOUR }),
    take(db, `forgot|day|${request.ip}`, { limit: forgotPerIpDay, windowSeconds: DAY }),
    take(db, `forgot|network|${networkOf(request.ip)}`, { limit: forgotPerNetworkDay, windowSeconds: DAY }),
    take(db, 'forgot|all', { limit: forgotPerNetworkDay * 10, windowSeconds: DAY }),
  ]);
  return rations.every(({ allowed }) => allowed) && !app.settings.strictAccountPrivacy;
}

/** Limits the attempts of an address at links. */
export async function refuseHurriedReset({ app, db, request }: Context, what: 'reset' | 'register'): Promise<void> {
  const { resetPerIpHour, registerPerIpHour } = app.settings.limits;
  const rate = { limit: what === 'reset' ? resetPerIpHour : registerPerIpHour, windowSeconds: HOUR };
  const { allowed, retryAfterSeconds } = await take(db, `${what}|${request.ip}`, rate);
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
}
