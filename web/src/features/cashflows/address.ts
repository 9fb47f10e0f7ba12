import { forecastHorizons, MOST_SHOCK } from '@hakaru/contract/address-choices';
import type { ForecastHorizon } from '@hakaru/contract/cash-forecast';
import { isDay } from '@hakaru/engine/calendar/day';

export type CashflowAddress = { account?: string; currency?: string; from?: string; to?: string; page?: number };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function cashflowAddress(given: Record<string, unknown>): CashflowAddress {
  const account = textOf(given['account']);
  const currency = textOf(given['currency']);
  const from = textOf(given['from']);
  const to = textOf(given['to']);
  const page = given['page'];
  return {
    ...(/^(mandate|fund):[0-9a-f-]{36}$/.test(account) ? { account } : {}),
    ...(/^[A-Z]{3}$/.test(currency) ? { currency } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

export type ForecastAddress = Pick<CashflowAddress, 'account' | 'currency'> & {
  horizon?: ForecastHorizon;
  without?: string;
  /** The day whose movements are listed alone. */ day?: string;
  shock?: number;
};

/** `without` names the sources that are switched off. */
export function forecastAddress(given: Record<string, unknown>): ForecastAddress {
  const { account, currency } = cashflowAddress(given);
  const horizon = forecastHorizons.find(one => one === given['horizon']);
  const without = textOf(given['without']);
  const shock = given['shock'];
  const day = textOf(given['day']);
  return {
    ...(account ? { account } : {}),
    ...(currency ? { currency } : {}),
    ...(horizon ? { horizon } : {}),
    ...(without ? { without } : {}),
    ...(isDay(day) ? { day } : {}),
    ...(typeof shock === 'number' && Number.isInteger(shock) && shock >= -100 && shock <= MOST_SHOCK ? { shock } : {}),
  };
}
