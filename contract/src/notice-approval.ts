import { sum, toText } from '@hakaru/engine/money/decimal';
import type { ContentCheck, ContentCheckId } from './content-checks';
import type { DocumentType } from './documents';
import { hindranceOf, type Standing } from './notice-replacement';
import type { FlowSide, FlowType } from './private-assets';

/** Document types whose approval creates cash flows. */
export const noticeTypes = ['PA_CONTRIBUTION', 'PA_DISTRIBUTION', 'PA_CASHFLOW'] as const satisfies readonly DocumentType[];

export function isNotice(type: string): boolean {
  return noticeTypes.some(one => one === type);
}

/** Why a notice cannot be approved yet. A failed check is named. */
export const approvalBlockCodes = [
  'outOfScope',
  'noFund',
  'openValues',
  'missingValue',
  'noCashflows',
  'conflict',
  'otherSide',
  'check',
  'replaced',
  'replacedFinal',
  'replacedPaid',
] as const;
export type ApprovalBlock = {
  code: (typeof approvalBlockCodes)[number];
  /** The value, line, check, document or instruction concerned. */ about: string | null;
};

/** Values a notice must contain before cash flows can be created from it. */
export const neededValues = ['Notice number', 'Due date', 'Currency', 'Total amount'] as const;

export type Reviewed = {
  type: DocumentType;
  isInScope: boolean;
  hasFund: boolean;
  values: readonly { name: string; decision: string; value: string | null }[];
  sides: readonly FlowSide[];
  conflicts: readonly { text: string }[];
  checks: readonly ContentCheck[];
  /** Whether another user has confirmed the current bank details. */
  isBankConfirmed: boolean;
  /** The name of a document that replaces this one. */
  replacedBy: string | null;
  /** The remaining instructions of the notice that this one replaces. */
  replacing: readonly Standing[];
  today: string;
};

/** Everything that prevents the approval of a reviewed notice; empty when it can be approved. */
export function approvalBlocks(reviewed: Reviewed): ApprovalBlock[] {
  const { isInScope, hasFund, values, sides, conflicts, checks, isBankConfirmed, replacedBy, replacing, today } = reviewed;
  const open = values.filter(({ decision }) => decision === 'open');
  const missing = neededValues.filter(name => !values.some(value => value.name === name && value.value !== null));
  const failed = checks.filter(({ id, outcome }) => outcome === 'failed' && !(id === 'bankDetails' && isBankConfirmed));
  return [
    ...(isInScope ? [] : [block('outOfScope')]),
    ...(replacedBy === null ? [] : [block('replaced', replacedBy)]),
    ...(hasFund ? [] : [block('noFund')]),
    ...open.map(({ name }) => block('openValues', name)),
    ...missing.map(name => block('missingValue', name)),
    ...(sides.length === 0 ? [block('noCashflows')] : []),
    ...sides.filter(side => !sidesOf(reviewed.type).includes(side)).map(side => block('otherSide', side)),
    ...conflicts.map(({ text }) => block('conflict', text)),
    ...failed.map(({ id }) => block('check', id)),
    ...replacing.flatMap(standing => {
      const hindrance = hindranceOf(standing, today);
      return hindrance ? [block(hindrance, standing.ref)] : [];
    }),
  ];
}

const block = (code: ApprovalBlock['code'], about: string | null = null): ApprovalBlock => ({ code, about });

/** A netted notice calls and distributes at once, and creates two flows. */
function sidesOf(type: DocumentType): readonly FlowSide[] {
  if (type === 'PA_CONTRIBUTION') return ['call'];
  return type === 'PA_DISTRIBUTION' ? ['distribution'] : ['call', 'distribution'];
}

/** Whether the bank details differ from last time: the only failed check that a second user can override. */
export function needsBankConfirmation(checks: readonly { id: ContentCheckId; outcome: string }[]): boolean {
  return checks.some(({ id, outcome }) => id === 'bankDetails' && outcome === 'failed');
}

export type NoticePart<Place> = { type: FlowType; amount: string; place: Place };
export type NoticeSide<Place> = { side: FlowSide; amount: string; parts: NoticePart<Place>[] };

/**
 * The lines of a notice by side, one part for each type: lines of the same type are added up, at the place of the first.
 *
 * @example sidesOfFlows([{ side: 'call', type: 'investment', amount: '2', place: 'p1' }]) // [{ side: 'call', amount: '2', parts: [...] }]
 */
export function sidesOfFlows<Place>(
  flows: readonly { side: FlowSide; type: FlowType; amount: string; place: Place }[],
): NoticeSide<Place>[] {
  return [...new Set(flows.map(({ side }) => side))].map(side => {
    const own = flows.filter(flow => flow.side === side);
    const parts = [...new Set(own.map(({ type }) => type))].flatMap(type => {
      const lines = own.filter(flow => flow.type === type);
      const [first] = lines;
      return first ? [{ type, amount: toText(sum(lines.map(({ amount }) => amount))), place: first.place }] : [];
    });
    return { side, amount: toText(sum(parts.map(({ amount }) => amount))), parts };
  });
}
