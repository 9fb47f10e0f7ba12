import { beyondGrant, managersValue, ownersTerm, trusteesValue } from './authority';
import { balanceBroken, lineOrder, notBankAccount } from './bank-lines';
import type { Check } from './check';
import { changedConfirmed, changedPast } from './changed-past';
import { currencyDiffers, fxDirection } from './currencies';
import { futureDate, quarterEndOnly } from './dates';
import { duplicateKey } from './duplicate-key';
import { fxOverwrite, fxSpotConflict } from './fx-overwrite';
import { holdingsSum } from './holdings-sum';
import { missingMonth } from './missing-month';
import { noticeDate } from './notice-date';
import { noBaseAmount } from './no-base-amount';
import { priceDate, stalePrice, zeroPrice } from './prices';
import { problems } from './problems';
import { repeatedPrices } from './repeated-prices';
import { reportedReturn } from './reported-return';
import { returnOutlier } from './return-outlier';
import { templateExample, unchangedValue } from './stale-values';
import { linesWithoutValue, partsSum, unitsPrice } from './sums';
import { reportedTwice } from './reported-twice';
import { unitsRoll } from './units-roll';
import { unknownCode } from './unknown-code';
import { flowSign, valueChange } from './value-change';
import { wrongUnit } from './wrong-unit';

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  duplicateKey,
  reportedTwice,
  unknownCode,
  managersValue,
  trusteesValue,
  notBankAccount,
  lineOrder,
  balanceBroken,
  beyondGrant,
  ownersTerm,
  noBaseAmount,
  futureDate,
  templateExample,
  wrongUnit,
  valueChange,
  flowSign,
  unchangedValue,
  quarterEndOnly,
  holdingsSum,
  partsSum,
  linesWithoutValue,
  unitsPrice,
  reportedReturn,
  returnOutlier,
  zeroPrice,
  stalePrice,
  repeatedPrices,
  priceDate,
  unitsRoll,
  currencyDiffers,
  fxDirection,
  missingMonth,
  noticeDate,
  changedPast,
  changedConfirmed,
  fxOverwrite,
  fxSpotConflict,
];

const said = new Map([...Object.entries(problems), ...checks.map(({ code, what, remedy }) => [code, { what, remedy }] as const)]);

export function sentencesOf(code: string): { what: { en: string; jp: string }; remedy: { en: string; jp: string } } {
  const found = said.get(code);
  if (!found) throw new Error(`no sentence for the finding ${code}`);
  return found;
}
