import { compare, sum, toText } from '@hakaru/engine/money/decimal';

/** The checks of a notice before it may be approved. */
export const contentCheckIds = ['totalOfParts', 'withinUnfunded', 'currency', 'dueDate', 'bankDetails', 'duplicate'] as const;
/** The checks of a capital account statement; the currency check is common to both. */
export const statementCheckIds = ['rollForward', 'openingClosing', 'ledgerCalls', 'ledgerDistributions', 'statementDay'] as const;
export type ContentCheckId = (typeof contentCheckIds | typeof statementCheckIds)[number];
export type CheckOutcome = 'passed' | 'failed' | 'unknown';
/** The compared values: the document's, and the reference. */
export type ContentCheck = { id: ContentCheckId; outcome: CheckOutcome; left: string | null; right: string | null };

export type Notice = {
  total: string | null;
  parts: readonly string[];
  currency: string | null;
  noticeDate: string | null;
  dueDate: string | null;
  bankAccount: string | null;
  /** The amount to be paid in; null where the notice does not state one, or calls nothing. */
  called: string | null;
  isCall: boolean;
};
export type Known = {
  fundCurrency: string | null;
  unfunded: string | null;
  /** From the fund's last notice. */
  lastBankAccount: string | null;
  /** Another document of the fund with the same day and amount. */
  sameNotice: string | null;
};

/** The checks of a notice; what cannot be compared is unknown, never passed. */
export function contentChecks(notice: Notice, known: Known): ContentCheck[] {
  const { total, parts, currency, noticeDate, dueDate, bankAccount } = notice;
  const partsSum = parts.length > 0 ? toText(sum(parts)) : null;
  const isKnown = total !== null && dueDate !== null;
  return [
    judged('totalOfParts', total, partsSum, (one, other) => compare(one, other) === 0),
    ...(notice.isCall ? [judged('withinUnfunded', notice.called, known.unfunded, (one, other) => compare(one, other) <= 0)] : []),
    judged('currency', currency, known.fundCurrency, (one, other) => one === other),
    judged('dueDate', dueDate, noticeDate ?? dueDate, (one, other) => one >= other),
    judged('bankDetails', bankAccount, known.lastBankAccount, (one, other) => accountOf(one) === accountOf(other)),
    { id: 'duplicate', outcome: isKnown ? (known.sameNotice ? 'failed' : 'passed') : 'unknown', left: null, right: known.sameNotice },
  ];
}

function judged(
  id: ContentCheckId,
  left: string | null,
  right: string | null,
  isFine: (one: string, other: string) => boolean,
): ContentCheck {
  const outcome = left === null || right === null ? 'unknown' : isFine(left, right) ? 'passed' : 'failed';
  return { id, outcome, left, right };
}

const accountOf = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
