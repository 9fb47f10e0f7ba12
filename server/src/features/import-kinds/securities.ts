import { priceFrequencies } from '@hakaru/contract/enumerations';
import { recordSecurities } from '#features/facts/public';
import { choice, code, currency, day, percent, text } from './columns';
import { defineKind, given, OWNERS, type Saved, type Saving, type StagedRow } from './kind';
import { bySheet, total } from './recorded-by-sheet';

const FREQUENCY_WORDS = {
  irregularly: { en: 'Irregularly', jp: '不定期' },
  daily: { en: 'Daily', jp: '日次' },
  weekly: { en: 'Weekly', jp: '週次' },
  monthly: { en: 'Monthly', jp: '月次' },
  quarterly: { en: 'Quarterly', jp: '四半期' },
} satisfies Record<(typeof priceFrequencies)[number], { en: string; jp: string }>;

export const securityCode = code({
  header: { en: 'Security Code', jp: '銘柄コード' },
  aliases: ['security', 'security ref', 'security id', '銘柄'],
  help: { en: 'The code the security is known by in your reports.', jp: '報告で使う銘柄コード。' },
  example: 'SEC001',
  isRequired: true,
});

export const securities = defineKind({
  kind: 'securities',
  authority: OWNERS,
  title: { en: 'Securities', jp: '銘柄' },
  help: { en: 'Master data of each security: name, type, currency, rating.', jp: '銘柄の属性（名称・種類・通貨・格付など）。' },
  columns: {
    ref: securityCode,
    nameEn: text({
      header: { en: 'Security Name', jp: '銘柄名（英語）' },
      aliases: ['name'],
      help: { en: 'The name in English.', jp: '英語名。' },
      example: 'Demo Government Bond 10Y',
      isRequired: true,
    }),
    nameJp: text({
      header: { en: 'Security Name (Japanese)', jp: '銘柄名' },
      aliases: ['銘柄名称', '名称'],
      help: { en: 'The name in Japanese; the English one when left blank.', jp: '日本語名。空欄は英語名。' },
      example: 'デモ国債10年',
    }),
    type1: text({
      header: { en: 'Type', jp: '種類' },
      aliases: ['type1', 'security type', '銘柄種類'],
      help: { en: 'The kind of security.', jp: '銘柄の種類。' },
      example: 'bond',
      isRequired: true,
    }),
    type2: text({
      header: { en: 'Sub-type', jp: '小分類' },
      aliases: ['type2'],
      help: { en: 'A finer kind.', jp: '小分類。' },
      example: 'government',
    }),
    currency: currency({
      header: { en: 'Currency', jp: '通貨' },
      aliases: ['ccy'],
      help: { en: 'Three letters, such as JPY.', jp: 'JPYなど3文字。' },
      example: 'JPY',
      isRequired: true,
    }),
    isin: code({
      header: { en: 'ISIN', jp: 'ISIN' },
      aliases: ['isin code', 'ISINコード'],
      help: { en: 'Twelve characters with a check digit.', jp: '12文字（検査数字付き）。' },
      example: 'ZZ0000000016',
      max: 12,
    }),
    userCode: code({
      header: { en: 'User Code', jp: 'ユーザーコード' },
      help: { en: 'A code of your own.', jp: '自社コード。' },
      example: 'B-10Y',
    }),
    country: code({
      header: { en: 'Country', jp: '国' },
      aliases: ['国コード'],
      help: { en: 'Two letters, such as JP.', jp: 'JPなど2文字。' },
      example: 'JP',
      max: 2,
    }),
    rating: text({
      header: { en: 'Credit Rating', jp: '格付' },
      aliases: ['rating'],
      help: { en: 'Such as AA-.', jp: 'AA-など。' },
      example: 'AA-',
      max: 16,
    }),
    riskWeight: percent({
      header: { en: 'Risk Weight (%)', jp: 'リスク・ウェイト（%）' },
      aliases: ['risk weight'],
      help: { en: 'In percent.', jp: '%で。' },
      example: 20,
    }),
    coupon: percent({
      header: { en: 'Coupon (%)', jp: '利率（%）' },
      aliases: ['coupon', 'クーポン'],
      help: { en: 'Yearly rate in percent.', jp: '年利率（%）。' },
      example: 0.8,
    }),
    maturity: day({
      header: { en: 'Maturity Date', jp: '償還日' },
      aliases: ['maturity', '満期日'],
      help: { en: 'Blank when there is none.', jp: 'ない場合は空欄。' },
      example: '2036-09-20',
    }),
    frequency: choice({
      header: { en: 'Price Frequency', jp: '価格頻度' },
      help: { en: 'How often it is priced; monthly when blank.', jp: '価格の頻度。空欄は月次。' },
      example: 'monthly',
      of: FREQUENCY_WORDS,
    }),
    ratingFrom: day({
      header: { en: 'Rating From', jp: '格付適用日' },
      aliases: ['rating date', '格付日'],
      help: {
        en: 'The day from which rating and risk weight apply; the month being reported when blank.',
        jp: '格付・リスク・ウェイトの適用開始日。空欄は報告中の月末から。',
      },
      example: '2026-09-15',
    }),
  },
  key: ['ref'],
  rules: ({ isin, country }) => [
    ...(isin && !isIsin(isin) ? [{ column: 'isin', problem: 'isin' }] : []),
    ...(country && !/^[A-Z]{2}$/.test(country) ? [{ column: 'country', problem: 'country' }] : []),
  ],
  save: saveSecurities,
});

async function saveSecurities(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  return await bySheet(saving, rows, (source, some) =>
    recordSecurities(saving.db, {
      organisationId: saving.ownerId,
      source,
      rows: some.map(row => {
        const { values } = row;
        const frequency = priceFrequencies.find(one => one === values['frequency']);
        return {
          ref: given(row, 'ref'),
          nameEn: given(row, 'nameEn'),
          nameJp: values['nameJp'] ?? given(row, 'nameEn'),
          type1: given(row, 'type1'),
          type2: values['type2'] ?? null,
          currency: given(row, 'currency'),
          isin: values['isin'] ?? null,
          userCode: values['userCode'] ?? null,
          country: values['country'] ?? null,
          rating: values['rating'] ?? null,
          maturityDate: values['maturity'] ?? null,
          fromDay: values['ratingFrom'] ?? null,
          riskWeightPercent: points(values['riskWeight']),
          couponPercent: points(values['coupon']),
          ...(frequency ? { priceFrequency: frequency } : {}),
          place: saving.place(row, 'ref'),
          recordedAt: saving.recordedAt,
        };
      }),
    }),
  );
}

/** The percentage points of a rate stored as a fraction. */
export function points(fraction: string | null | undefined): string | null {
  return fraction === null || fraction === undefined ? null : total(fraction, '100');
}

/** Verifies the check digit of ISO 6166: letters count as two digits, and every second digit from the right is doubled. */
export function isIsin(isin: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin)) return false;
  const digits = [...isin].map(sign => String(Number.parseInt(sign, 36))).join('');
  const sum = [...digits].toReversed().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
