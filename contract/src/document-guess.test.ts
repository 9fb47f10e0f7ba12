import { expect, test } from 'vitest';
import { documentTypes } from './enumerations';
import { documentTypePackages, guessType, isTypeInScope } from './document-guess';

test.each([
  ['Capital Call Notice No. 7', 'PA_CONTRIBUTION', 'Capital Call'],
  ['Notice of Capital Call and Distribution', 'PA_CASHFLOW', 'Capital Call and Distribution'],
  ['キャピタルコール通知書', 'PA_CONTRIBUTION', 'キャピタルコール'],
  ['分配通知書\n資本勘定は別紙', 'PA_DISTRIBUTION', '分配通知'],
  ['資本勘定報告書（四半期）', 'PA_CAPITAL_ACC', '資本勘定'],
  ['MONTHLY REPORT September', 'MMR_DOC', 'MONTHLY REPORT'],
  ['投資信託説明書（交付目論見書）', 'MF_PROSPECTUS', '目論見書'],
  ['redfern_capital_call_7.pdf', 'PA_CONTRIBUTION', 'capital call'],
])('%s is %s because of its words', (text, type, reason) => {
  expect(guessType(text)).toEqual({ type, reason });
});

test('a text with none of the words is not guessed, and every type belongs to a package', () => {
  expect(guessType('Dear investor')).toBeNull();
  expect(Object.keys(documentTypePackages).toSorted()).toEqual(documentTypes.toSorted());
  expect(isTypeInScope('CORP_CFD', ['reporting', 'privateAssets'])).toBe(false);
  expect(isTypeInScope('PA_CONTRIBUTION', ['privateAssets'])).toBe(true);
});
