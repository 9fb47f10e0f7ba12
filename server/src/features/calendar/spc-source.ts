import type { DeadlineKind } from '@hakaru/contract/spcs';
import { deadlinesBetween } from '#features/spcs/public';
import type { SignedIn } from '#platform/context';
import type { CalendarEvent, Span } from './event';

const NAMES: Readonly<Record<DeadlineKind, { en: string; jp: string }>> = {
  corporateTax: { en: 'corporate tax return', jp: '法人税申告' },
  interimTax: { en: 'interim tax', jp: '中間申告・納付' },
  depreciableAssets: { en: 'depreciable assets report', jp: '償却資産申告' },
  paymentReports: { en: 'payment reports', jp: '支払調書・法定調書' },
  withholding: { en: 'withholding tax due', jp: '源泉所得税の納付' },
  payment: { en: 'TK distribution', jp: '匿名組合分配の支払' },
  transfer: { en: 'payment', jp: '送金' },
};

/** Filing, tax and payment dates of an accountant's companies. Their past states are not stored, so nothing is shown as known on a past day. */
export async function companyDates(ctx: SignedIn, span: Span): Promise<CalendarEvent[]> {
  if (span.known !== null) return [];
  return (await deadlinesBetween(ctx, span)).map(({ id, code, kind, day }, at): CalendarEvent => ({
    id: `filing ${id} ${kind} ${day} ${at}`,
    day,
    kind: kind === 'payment' || kind === 'transfer' ? 'settlement' : 'filing',
    label: null,
    path: `/spcs/${id}`,
    titleEn: `${code} ${NAMES[kind].en}`,
    titleJp: `${code} ${NAMES[kind].jp}`,
  }));
}
