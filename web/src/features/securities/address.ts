/** Parameters of the list's address: search, filters, page, and the price being traced. */
export type SecuritiesAddress = {
  q?: string;
  type?: string;
  currency?: string;
  stale?: true;
  page?: number;
  fact?: string;
  known?: string;
};

export function securitiesAddress(given: Record<string, unknown>): SecuritiesAddress {
  const { q, type, currency, stale, page } = given;
  return {
    ...(isText(q) ? { q: String(q) } : {}),
    ...(isText(type) ? { type: String(type) } : {}),
    ...(isText(currency) ? { currency: String(currency) } : {}),
    ...(stale === true ? { stale } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
    ...securityAddress(given),
  };
}

export type SecurityAddress = { fact?: string; dialog?: 'add'; known?: string };

export function securityAddress({ fact, dialog, known }: Record<string, unknown>): SecurityAddress {
  return {
    ...(typeof fact === 'string' ? { fact } : {}),
    ...(dialog === 'add' ? { dialog } : {}),
    ...(typeof known === 'string' ? { known } : {}),
  };
}

/** Identifies a price by its security and day, a change of price by both days. */
export type PriceFact = { securityId: string; days: string[] };

export function priceFact({ securityId, days }: PriceFact): string {
  return [securityId, ...days].join('.');
}

export function readPriceFact(text: string | undefined): PriceFact | null {
  const [securityId, ...days] = text?.split('.') ?? [];
  return securityId && days.length > 0 ? { securityId, days } : null;
}

// A code of digits only is read from the address as a number.
function isText(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
