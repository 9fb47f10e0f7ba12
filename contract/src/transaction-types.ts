import type { transactionTypes } from './enumerations';
import type { Both } from './languages';

/** Names of transaction types; the API has its own spelling. */
export const transactionTypeNames: Readonly<Record<(typeof transactionTypes)[number], Both>> = {
  bookValueAdjustment: { en: 'Book value adjustment', jp: '簿価調整' },
  buy: { en: 'Buy', jp: '買付' },
  cashTransfer: { en: 'Cash transfer', jp: '資金移動' },
  contribution: { en: 'Contribution', jp: '出資' },
  distribution: { en: 'Distribution', jp: '分配' },
  dividend: { en: 'Dividend', jp: '配当' },
  fee: { en: 'Fee', jp: '報酬・手数料' },
  fxForward: { en: 'FX Forward', jp: '為替予約' },
  'fxForward setoff': { en: 'FX Forward Setoff', jp: '為替予約相殺' },
  'fxForward split': { en: 'FX Forward Split', jp: '為替予約分割' },
  interestAdjustment: { en: 'Interest adjustment', jp: '利息調整' },
  interestEarned: { en: 'Interest earned', jp: '受取利息' },
  miscProfitAndLoss: { en: 'Miscellaneous profit and loss', jp: '雑損益' },
  navAdjustment: { en: 'NAV adjustment', jp: 'NAV調整' },
  payout: { en: 'Payout', jp: '払出' },
  rebate: { en: 'Rebate', jp: 'リベート' },
  receiptAdditional: { en: 'Additional receipt', jp: '追加受入' },
  reinvestmentFund: { en: 'Reinvestment (fund)', jp: '再投資（ファンド）' },
  reinvestmentPrivateAsset: { en: 'Reinvestment (private asset)', jp: '再投資（プライベートアセット）' },
  sell: { en: 'Sell', jp: '売却' },
  unitAdjustment: { en: 'Unit Adjustment', jp: '口数調整' },
  withholdingTax: { en: 'Withholding tax', jp: '源泉徴収税' },
};

/** Names for a purchase or sale of a currency (decisions G39). */
export const spotNames = {
  buy: { en: 'FX Spot Buy', jp: '直物為替買い' },
  sell: { en: 'FX Spot Sell', jp: '直物為替売り' },
} as const satisfies Record<string, Both>;

const isDeal = (type: string): type is keyof typeof spotNames => Object.hasOwn(spotNames, type);

/** Whether a purchase or sale is a spot deal: bought or sold against another currency. */
export function isSpotDeal({ type, counterCurrency }: { type: string; counterCurrency: string | null }): boolean {
  return isDeal(type) && counterCurrency !== null;
}

/** The name of a type; an unknown one from an old file is shown as it was written. */
export function typeNameOf(type: string, isSpot = false): Both {
  if (isSpot && isDeal(type)) return spotNames[type];
  return isKnown(type) ? transactionTypeNames[type] : { en: type, jp: type };
}

const isKnown = (type: string): type is keyof typeof transactionTypeNames => Object.hasOwn(transactionTypeNames, type);
