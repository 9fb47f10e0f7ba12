import type { FundFlowKind } from '@hakaru/engine/private-assets/fund-flows';

/** The direction of a notice's cash, from the investor's view. */
export const flowSides = ['call', 'distribution'] as const;
export type FlowSide = (typeof flowSides)[number];

/**
 * The typed parts of a notice. `outside` parts are paid outside the commitment: they count in the rate of return, but not as paid in
 * (decisions G68).
 */
export const flowTypes = {
  investment: { en: 'Investment', jp: '投資' },
  managementFee: { en: 'Management fee', jp: '管理報酬' },
  partnershipExpense: { en: 'Partnership expense', jp: '組合費用' },
  portfolioCompanyExpense: { en: 'Portfolio company expense', jp: '投資先企業費用' },
  interestExpense: { en: 'Interest expense', jp: '支払利息' },
  otherExpense: { en: 'Other expense', jp: 'その他費用' },
  placementFee: { en: 'Placement fee', jp: '募集手数料', outside: true },
  admissionInterest: { en: 'Admission interest', jp: '追加加入利息', outside: true },
  returnOfCapital: { en: 'Return of capital', jp: '元本払戻し' },
  repayment: { en: 'Repayment', jp: '返済' },
  interestIncome: { en: 'Interest income', jp: '受取利息' },
  dividendIncome: { en: 'Dividend income', jp: '受取配当' },
  otherProfit: { en: 'Other profit', jp: 'その他利益' },
  realizedGainLoss: { en: 'Realized gain/loss', jp: '実現損益' },
  unrealizedGainLoss: { en: 'Unrealized gain/loss', jp: '未実現損益' },
  recallable: { en: 'Recallable', jp: '再コール可能' },
  reinvestment: { en: 'Reinvestment', jp: '再投資' },
  managementFeeRebate: { en: 'Management fee rebate', jp: '管理報酬の割戻し' },
  feeWaiver: { en: 'Fee waiver', jp: '報酬減免' },
  otherOffset: { en: 'Other offset', jp: 'その他相殺' },
  incentiveAllocation: { en: 'Incentive allocation', jp: '成功報酬配分' },
  carriedInterest: { en: 'Carried interest', jp: 'キャリードインタレスト' },
  withholdingTax: { en: 'Withholding tax', jp: '源泉税' },
} as const satisfies Record<string, { en: string; jp: string; outside?: true }>;
export type FlowType = keyof typeof flowTypes;
export const flowTypeNames = Object.keys(flowTypes) as FlowType[]; // the keys of the table above

/** How the engine counts a part: by its side, and by the type's effect on commitment and recall. */
export function flowKindOf(side: FlowSide, type: FlowType): FundFlowKind {
  if (type === 'reinvestment') return 'reinvested';
  if (side === 'call') return 'outside' in flowTypes[type] ? 'outsideCall' : 'call';
  return type === 'recallable' ? 'recallable' : 'distribution';
}

/** Whether a part changed a fund's value: payments outside the commitment and rebookings did not. */
export function movesValue(side: FlowSide, type: FlowType): boolean {
  const kind = flowKindOf(side, type);
  return kind === 'call' || kind === 'distribution' || kind === 'recallable';
}

/** Parts paid to the manager, which a gross rate of return excludes. */
export const feeTypes: ReadonlySet<FlowType> = new Set(['managementFee', 'incentiveAllocation', 'carriedInterest']);

/** Quality grades of reported valuations, best first; `latest` is an option for reading and is never reported. */
export const reportedQualities = ['audited', 'valuated', 'estimated'] as const;
export type ReportedQuality = (typeof reportedQualities)[number];

/** Groups of a notice's parts on a fund's ledger. */
export const partGroups = ['principal', 'fees', 'income', 'recallable', 'outside'] as const;
export type PartGroup = (typeof partGroups)[number];

const PRINCIPAL: ReadonlySet<FlowType> = new Set(['investment', 'returnOfCapital', 'repayment', 'reinvestment']);
const INCOME: ReadonlySet<FlowType> = new Set([
  'interestIncome',
  'dividendIncome',
  'otherProfit',
  'realizedGainLoss',
  'unrealizedGainLoss',
]);

/** Everything that is neither principal nor income is a fee, or the refund of one. */
export function partGroupOf(side: FlowSide, type: FlowType): PartGroup {
  const kind = flowKindOf(side, type);
  if (kind === 'outsideCall') return 'outside';
  if (kind === 'recallable') return 'recallable';
  if (PRINCIPAL.has(type)) return 'principal';
  return INCOME.has(type) ? 'income' : 'fees';
}

/** The identities used to check a fund's ledger. */
export const ledgerChecks = ['unfunded', 'calls', 'distributions', 'multiples', 'navRoll', 'monthFlow'] as const;
export type LedgerCheckId = (typeof ledgerChecks)[number];
