import type { FlowSide, FlowType, ReportedQuality } from '@hakaru/contract/private-assets';
import type { Db } from '#platform/db';
import { recordKind, recordWhole, type Stamp, type Batch } from './record-kind';
import { closeRecord, lockKind, type Counts, type Shape } from './record-store';

/** A line of a statement. Values without a suffix are in the account's currency; `marketValueLocal` is in the security's. */
export type HoldingRecord = Stamp & {
  entityId: string;
  securityId: string;
  asOf: string;
  units: string;
  price?: string | null;
  priceDate?: string | null;
  currency: string;
  fxRate?: string | null;
  marketValueLocal: string;
  marketValue: string;
  bookValue?: string | null;
  accrued?: string | null;
  duration?: string | null;
  quality?: ReportedQuality;
};

/** The total commitment from a day on. */
export type CommitmentRecord = Stamp & { entityId: string; asOf: string; amount: string; currency: string };

/** One typed part of a notice, positive in the fund's currency; `amountBase` is the same amount in the investor's currency. */
export type CashflowRecord = Stamp & {
  entityId: string;
  asOf: string;
  notice: string;
  side: FlowSide;
  type: FlowType;
  amount: string;
  currency: string;
  fxRate?: string | null;
  amountBase?: string | null;
};

export type ValuationRecord = Stamp & {
  entityId: string;
  asOf: string;
  quality: ReportedQuality;
  nav: string;
  accruedCarry?: string | null;
  currency: string;
};

/**
 * Records holdings. With `isWhole` the rows are the complete statements of their accounts and days, and lines missing from them are
 * superseded; without it they are added to the known lines.
 */
export async function recordHoldings(db: Db, { isWhole, ...batch }: Batch<HoldingRecord> & { isWhole: boolean }): Promise<Counts> {
  const rows = batch.rows.map(({ quality = 'valuated', ...row }) => ({ ...row, quality }));
  if (!isWhole) return await recordKind(db, HOLDING, { ...batch, rows });
  return await recordWhole(db, HOLDING, { ...batch, rows, whole: ['entity_id', 'as_of'] });
}

export async function recordCommitments(db: Db, batch: Batch<CommitmentRecord>): Promise<Counts> {
  return await recordKind(db, COMMITMENT, batch);
}

export async function recordCashflows(db: Db, batch: Batch<CashflowRecord>): Promise<Counts> {
  return await recordKind(db, CASHFLOW, batch);
}

type Withdrawn = { organisationId: string; sourceId: string; at: string };

/** Supersedes the cashflows of one source, because they did not take place. Their history stays, and cashflows of other sources are not affected. */
export async function withdrawCashflows(db: Db, { organisationId, sourceId, at }: Withdrawn): Promise<void> {
  await lockKind(db, organisationId, CASHFLOW);
  await closeRecord(db, CASHFLOW, { organisationId, at }, { source_id: sourceId });
}

export async function recordValuations(db: Db, batch: Batch<ValuationRecord>): Promise<Counts> {
  return await recordKind(db, VALUATION, batch);
}

/** Locks the organisation's valuations until the transaction ends, for callers that must know the current value before they record another. */
export async function lockValuations(db: Db, organisationId: string): Promise<void> {
  await lockKind(db, organisationId, VALUATION);
}

/** Supersedes the valuations of one source; does not restore what they had superseded. */
export async function withdrawValuations(db: Db, { organisationId, sourceId, at }: Withdrawn): Promise<void> {
  await lockKind(db, organisationId, VALUATION);
  await closeRecord(db, VALUATION, { organisationId, at }, { source_id: sourceId });
}

/** A line of a bank statement; the lines of one day are always complete. */
export type BankLineRecord = Stamp & {
  entityId: string;
  currency: string;
  asOf: string;
  lineNo: number;
  text: string;
  amount: string;
  balance: string;
};

export async function recordBankLines(db: Db, batch: Batch<BankLineRecord>): Promise<Counts> {
  return await recordWhole(db, BANK_LINE, { ...batch, whole: ['entity_id', 'currency', 'as_of'] });
}

const BANK_LINE: Shape = {
  table: 'bank_line',
  hasCells: true,
  key: ['entity_id', 'currency', 'as_of', 'line_no'],
  columns: {
    entity_id: 'uuid',
    currency: 'text',
    as_of: 'date',
    line_no: 'integer',
    text: 'text',
    amount: 'numeric',
    balance: 'numeric',
  },
};

const HOLDING: Shape = {
  table: 'holding',
  hasCells: true,
  key: ['entity_id', 'as_of', 'security_id'],
  columns: {
    entity_id: 'uuid',
    as_of: 'date',
    security_id: 'uuid',
    units: 'numeric',
    price: 'numeric',
    price_date: 'date',
    currency: 'text',
    fx_rate: 'numeric',
    market_value_local: 'numeric',
    market_value: 'numeric',
    book_value: 'numeric',
    accrued: 'numeric',
    duration: 'numeric',
    quality: 'text',
  },
};

const COMMITMENT: Shape = {
  table: 'commitment',
  key: ['entity_id', 'as_of'],
  columns: { entity_id: 'uuid', as_of: 'date', amount: 'numeric', currency: 'text' },
};

const CASHFLOW: Shape = {
  table: 'cashflow',
  hasCells: true,
  key: ['entity_id', 'as_of', 'notice', 'side', 'type'],
  columns: {
    entity_id: 'uuid',
    as_of: 'date',
    notice: 'text',
    side: 'text',
    type: 'text',
    amount: 'numeric',
    currency: 'text',
    fx_rate: 'numeric',
    amount_base: 'numeric',
  },
};

const VALUATION: Shape = {
  table: 'valuation',
  hasCells: true,
  key: ['entity_id', 'as_of', 'quality'],
  columns: { entity_id: 'uuid', as_of: 'date', quality: 'text', nav: 'numeric', accrued_carry: 'numeric', currency: 'text' },
};
