import type { Words } from '#features/import-kinds/public';

/** The messages for problems found in a cell or row by itself, by code. */
export const problems: Readonly<Record<string, { what: Words; remedy: Words }>> = {
  required: {
    what: { en: 'A value is missing.', jp: '値がありません。' },
    remedy: { en: 'Fill in the cell.', jp: 'セルに入力してください。' },
  },
  notNumber: {
    what: { en: 'This is not a number.', jp: '数値ではありません。' },
    remedy: {
      en: 'Enter digits only; ▲, brackets and thousands separators are understood.',
      jp: '数字で入力してください（▲・括弧・桁区切りは読み取れます）。',
    },
  },
  notPositive: {
    what: { en: 'The number must be above zero.', jp: 'ゼロより大きい数値が必要です。' },
    remedy: { en: 'Correct the number.', jp: '数値を訂正してください。' },
  },
  negative: {
    what: { en: 'The number must not be negative.', jp: '負の数は入力できません。' },
    remedy: { en: 'Correct the number.', jp: '数値を訂正してください。' },
  },
  dateFormat: {
    what: { en: 'Incorrect date format', jp: '日付の形式が正しくありません' },
    remedy: { en: 'Enter 2026/10/31 or 令和8年10月31日.', jp: '2026/10/31 または 令和8年10月31日 の形式で入力してください。' },
  },
  notMonthEnd: {
    what: { en: 'This is not the last day of a month.', jp: '月末日ではありません。' },
    remedy: { en: 'Enter the last calendar day of the month.', jp: '月の末日を入力してください。' },
  },
  choice: {
    what: { en: 'This value is not allowed.', jp: '選択できない値です。' },
    remedy: { en: 'Use one of: {choices}.', jp: '次のいずれかを入力してください：{choices}' },
  },
  currency: {
    what: { en: 'This is not a currency code.', jp: '通貨コードではありません。' },
    remedy: { en: 'Enter three letters, such as JPY.', jp: 'JPYなど3文字で入力してください。' },
  },
  country: {
    what: { en: 'This is not a country code.', jp: '国コードではありません。' },
    remedy: { en: 'Enter two letters, such as JP.', jp: 'JPなど2文字で入力してください。' },
  },
  tooLong: {
    what: { en: 'The text is too long.', jp: '文字数が上限を超えています。' },
    remedy: { en: 'Shorten it.', jp: '短くしてください。' },
  },
  controlCharacter: {
    what: { en: 'The text contains invisible characters.', jp: '制御文字が含まれています。' },
    remedy: { en: 'Type it again.', jp: '入力し直してください。' },
  },
  excelError: {
    what: { en: 'The cell shows an Excel error.', jp: 'セルがExcelのエラー値です。' },
    remedy: { en: 'Correct the formula, or paste the value.', jp: '数式を訂正するか、値を貼り付けてください。' },
  },
  formulaWithoutValue: {
    what: { en: 'The formula has no stored value.', jp: '数式の計算結果が保存されていません。' },
    remedy: { en: 'Open the file in Excel and save it.', jp: 'Excelで開いて保存し直してください。' },
  },
  isin: {
    what: { en: 'The check digit of the ISIN is wrong.', jp: 'ISINの検査数字が正しくありません。' },
    remedy: { en: 'Correct the ISIN.', jp: 'ISINを訂正してください。' },
  },
  corporateNumber: {
    what: { en: 'The check digit of the corporate number is wrong.', jp: '法人番号の検査数字が正しくありません。' },
    remedy: { en: 'Correct the thirteen digits.', jp: '13桁を訂正してください。' },
  },
  month: {
    what: { en: 'The month must be 1 to 12.', jp: '月は1～12で入力してください。' },
    remedy: { en: 'Correct the month.', jp: '月を訂正してください。' },
  },
  sameCurrency: {
    what: { en: 'Both currencies are the same.', jp: '同じ通貨です。' },
    remedy: { en: 'Correct one of them.', jp: 'どちらかを訂正してください。' },
  },
  beforeRateDate: {
    what: { en: 'The tenor ends before the rate date.', jp: '期日がレート日より前です。' },
    remedy: { en: 'Correct the tenor date.', jp: '期日を訂正してください。' },
  },
  bidAboveMid: {
    what: { en: 'The bid is above the mid.', jp: 'ビッドが仲値を上回っています。' },
    remedy: { en: 'Correct the rates.', jp: 'レートを訂正してください。' },
  },
  askBelowMid: {
    what: { en: 'The ask is below the mid.', jp: 'アスクが仲値を下回っています。' },
    remedy: { en: 'Correct the rates.', jp: 'レートを訂正してください。' },
  },
  maturityPast: {
    what: { en: 'The bond had matured by then.', jp: '償還日が基準日より前です。' },
    remedy: { en: 'Correct the maturity, or remove the row.', jp: '償還日を訂正するか、行を削除してください。' },
  },
  settlementBeforeTrade: {
    what: { en: 'The settlement date is before the trade date.', jp: '受渡日が約定日より前です。' },
    remedy: { en: 'Enter a settlement date on or after the trade date.', jp: '受渡日は約定日以降の日付にしてください。' },
  },
  otherCategory: {
    what: { en: 'This type does not belong to the category.', jp: 'この区分にない種別です。' },
    remedy: { en: 'Use a type of the category, such as cashTransfer.', jp: '区分に対応する種別（例：cashTransfer）を使用してください。' },
  },
  valuedAfter: {
    what: { en: 'The valuation date is after the as-of date.', jp: '評価日が基準日より後です。' },
    remedy: { en: 'Correct one of the dates.', jp: 'どちらかの日付を訂正してください。' },
  },
  flowOutsideMonth: {
    what: { en: 'The flow date is in another month than the row.', jp: '資金移動日が対象月の外です。' },
    remedy: {
      en: 'Correct the date, or report the flow with its own month.',
      jp: '日付を訂正するか、その月の報告に記入してください。',
    },
  },
  hiddenRow: {
    what: { en: 'The row is hidden; it is imported too.', jp: '非表示の行です（取り込まれます）。' },
    remedy: { en: 'Show the row, or delete it.', jp: '行を表示するか、削除してください。' },
  },
  mergedCells: {
    what: {
      en: 'The cells {range} are merged: only the first has a value.',
      jp: 'セル{range}が結合されています（先頭のみ値があります）。',
    },
    remedy: { en: 'Unmerge them and fill in each cell.', jp: '結合を解除し、各セルに入力してください。' },
  },
  unknownColumn: {
    what: { en: 'This column is not recognised and was not read.', jp: '認識できない列のため読み取りません。' },
    remedy: { en: 'Rename it if it should be read.', jp: '取り込む場合は見出しを変更してください。' },
  },
};
