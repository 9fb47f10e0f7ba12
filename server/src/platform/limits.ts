import { TOKEN_REQUESTS_A_MINUTE } from '@hakaru/contract/public-api';
import * as z from 'zod/mini';
import { SettingsError } from './settings-error';

/**
 * Rate limits for accounts and addresses, counted in PostgreSQL, so that a restart resets nothing. Refused GraphQL documents of a user or
 * address are counted by each process. Requests of a service token are counted together, from all addresses.
 */
const production = {
  loginPerAccountMinute: 5,
  loginPerIpMinute: 30,
  forgotPerIpHour: 5,
  forgotPerIpDay: 20,
  forgotPerNetworkDay: 200,
  resetPerIpHour: 20,
  registerPerIpHour: 10,
  resendPerAccountHour: 5,
  samlPerIpMinute: 30,
  tunnelPerIpMinute: 60,
  refusedDocumentsMinute: 120,
  tokenRequestsMinute: TOKEN_REQUESTS_A_MINUTE,
};

export type Limits = Readonly<Record<keyof typeof production, number>>;

/** Outside production many users and tests share one address, so only the limits by address are raised. */
const LOOSER_OUTSIDE_PRODUCTION = 100;

export function readLimits(given: unknown, isProduction: boolean): Limits {
  const parsed = overrides.safeParse(given);
  if (!parsed.success)
    throw new SettingsError(`RATE_LIMITS must be JSON such as {"loginPerIpMinute": 30}, with these names only: ${names.join(', ')}.`);
  const defaults = names.map(name => [
    name,
    isProduction || !/Per(Ip|Network)/.test(name) ? production[name] : production[name] * LOOSER_OUTSIDE_PRODUCTION,
  ]);
  const stated = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...defaults, ...stated]) as Limits; // one pair for each name
}

const names = Object.keys(production) as (keyof Limits)[]; // its own keys
const overrides = z.strictObject(Object.fromEntries(names.map(name => [name, z.optional(z.int().check(z.gte(1), z.lte(1_000_000)))])));
