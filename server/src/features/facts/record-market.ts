import type { FxTenor, RateMethod, priceFrequencies } from '@hakaru/contract/enumerations';
import type { Db } from '#platform/db';
import { recordKind, sourceIdOf, type Stamp, type Batch } from './record-kind';
import { closeRecord, keepSecurities, lockKind, type Counts, type Shape } from './record-store';

/** The data of a security from now on, identified by its ref. An id may only be given for a new ref. */
export type SecurityRecord = Stamp & {
  ref: string;
  id?: string;
  userCode?: string | null;
  isin?: string | null;
  nameEn: string;
  nameJp: string;
  type1: string;
  type2?: string | null;
  currency: string;
  country?: string | null;
  priceFrequency?: (typeof priceFrequencies)[number];
  rating?: string | null;
  riskWeightPercent?: string | null;
  couponPercent?: string | null;
  maturityDate?: string | null;
  /** The first day of this rating and risk weight; null for the month that is being reported when it is recorded. */
  fromDay?: string | null;
};

export type PriceRecord = Stamp & { securityId: string; asOf: string; price: string; currency: string };

/** One unit of `base` in `quote`. Interpolated rates are calculated and never recorded. */
export type FxRateRecord = Stamp & {
  base: string;
  quote: string;
  asOf: string;
  tenor: Exclude<FxTenor, 'interpolated'>;
  tenorDate: string;
  method: RateMethod;
  bid?: string | null;
  mid: string;
  ask?: string | null;
};

/** Records each security as a version of its master data; returns the ids by ref beside the counts. */
export async function recordSecurities(db: Db, batch: Batch<SecurityRecord>): Promise<Counts & { ids: Map<string, string> }> {
  const { organisationId, rows } = batch;
  const source = await sourceIdOf(db, batch);
  const ids = await keepSecurities(
    db,
    organisationId,
    rows.map(({ ref, id = null }) => ({ ref, id })),
  );
  const versions = rows.map(({ ref, id: _, ...row }) => ({
    userCode: null,
    isin: null,
    type2: null,
    country: null,
    priceFrequency: 'monthly',
    rating: null,
    riskWeightPercent: null,
    couponPercent: null,
    maturityDate: null,
    fromDay: null,
    ...row,
    securityId: ids.get(ref),
  }));
  return { ...(await recordKind(db, SECURITY, { organisationId, source, rows: versions })), ids };
}

export async function recordPrices(db: Db, batch: Batch<PriceRecord>): Promise<Counts> {
  return await recordKind(db, PRICE, batch);
}

/** Supersedes a price without a replacement: it was recorded in error, and no price of that day is known. */
export async function withdrawPrice(
  db: Db,
  { organisationId, at, securityId, asOf }: { organisationId: string; at: string; securityId: string; asOf: string },
): Promise<void> {
  await lockKind(db, organisationId, PRICE);
  await closeRecord(db, PRICE, { organisationId, at }, { security_id: securityId, as_of: asOf });
}

export async function recordFxRates(db: Db, batch: Batch<FxRateRecord>): Promise<Counts> {
  return await recordKind(db, FX_RATE, batch);
}

const SECURITY: Shape = {
  table: 'security_version',
  key: ['security_id'],
  columns: {
    security_id: 'uuid',
    user_code: 'text',
    isin: 'text',
    name_en: 'text',
    name_jp: 'text',
    type1: 'text',
    type2: 'text',
    currency: 'text',
    country: 'text',
    price_frequency: 'text',
    rating: 'text',
    risk_weight_percent: 'numeric',
    coupon_percent: 'numeric',
    maturity_date: 'date',
    from_day: 'date',
  },
};

const PRICE: Shape = {
  table: 'price',
  key: ['security_id', 'as_of'],
  columns: { security_id: 'uuid', as_of: 'date', price: 'numeric', currency: 'text' },
};

const FX_RATE: Shape = {
  table: 'fx_rate',
  hasCells: true,
  key: ['base', 'quote', 'method', 'tenor', 'as_of'],
  columns: {
    base: 'text',
    quote: 'text',
    as_of: 'date',
    tenor: 'text',
    tenor_date: 'date',
    method: 'text',
    bid: 'numeric',
    mid: 'numeric',
    ask: 'numeric',
  },
};
