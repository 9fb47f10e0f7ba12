import type { EventKind } from '@hakaru/contract/calendar';
import { isSpotDeal, typeNameOf } from '@hakaru/contract/transaction-types';
import { noticesBetween } from '#features/cashflows/public';
import { maturingBetween } from '#features/fx-forwards/public';
import { settlingBetween } from '#features/instructions/public';
import type { SignedIn } from '#platform/context';
import type { CalendarEvent, Span } from './event';

const amountOf = (currency: string, amount: string): string =>
  `${currency} ${amount.replace(/\.\d*$/, '').replace(/\B(?=(\d{3})+$)/g, ',')}`;

type Owned = { ownerId: string; clientName: string; clientNameJp: string };

/** The owner's name, when the owner is another organisation. */
const clientOf = (ctx: SignedIn, { ownerId, clientName, clientNameJp }: Owned): Pick<CalendarEvent, 'client'> =>
  ownerId === ctx.actor.organisation.id ? {} : { client: { en: clientName, jp: clientNameJp } };

/** Forwards that mature, each linked to its page. Their past states are not stored, so nothing is shown as known on a past day. */
export async function maturities(ctx: SignedIn, span: Span): Promise<CalendarEvent[]> {
  if (span.known !== null) return [];
  return (await maturingBetween(ctx, span)).map((forward): CalendarEvent => {
    const { id, entityRef, currency, amount, maturityDate } = forward;
    const deal = `${entityRef} ${amountOf(currency, amount)}`;
    return {
      id: `maturity ${id}`,
      day: maturityDate,
      kind: 'maturity',
      label: null,
      path: `/fxForwards/${id}`,
      titleEn: `${deal} forward matures`,
      titleJp: `${deal} 為替予約の期日`,
      ...clientOf(ctx, forward),
    };
  });
}

/** Instructions that settle, drafts included. Their past states are not stored, so nothing is shown as known on a past day. */
export async function settlements(ctx: SignedIn, span: Span): Promise<CalendarEvent[]> {
  if (span.known !== null) return [];
  return (await settlingBetween(ctx, span)).map((instruction): CalendarEvent => {
    const { id, entityRef, type, status, currency, amount, settlementDate } = instruction;
    const name = typeNameOf(type, isSpotDeal(instruction));
    const paid = `${amountOf(currency, amount)}`;
    return {
      id: `settlement ${id}`,
      day: settlementDate,
      kind: kindOf(type),
      label: status === 'preliminary' ? 'preliminary' : 'final',
      path: `/instructions/${id}`,
      titleEn: `${entityRef} ${name.en} ${paid}`,
      titleJp: `${entityRef} ${name.jp} ${paid}`,
      ...clientOf(ctx, instruction),
    };
  });
}

function kindOf(type: string): EventKind {
  if (type === 'contribution') return 'call';
  return type === 'distribution' ? 'distribution' : 'settlement';
}

/** Calls and distributions that private funds announced or made. Notices keep both clocks, so these also exist as known on a past day. */
export async function fundNotices(ctx: SignedIn, span: Span): Promise<CalendarEvent[]> {
  return (await noticesBetween(ctx, span)).map(({ fund, day, side, amount, ownerId }): CalendarEvent => {
    const paid = amountOf(fund.currency, amount);
    return {
      id: `${side} ${fund.id} ${day}`,
      day,
      kind: side,
      label: null,
      path: `/cashflow?account=fund:${fund.id}`,
      titleEn: `${fund.mandateRef} ${fund.name} ${side === 'call' ? 'call' : 'distribution'} ${paid}`,
      titleJp: `${fund.mandateRef} ${fund.nameJp} ${side === 'call' ? 'キャピタルコール' : '分配'} ${paid}`,
      ...clientOf(ctx, { ...fund, ownerId }),
    };
  });
}
