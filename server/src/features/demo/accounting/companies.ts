import type { SpcInput } from '@hakaru/contract/spcs';

/** A monthly flow on a company's bank account: text, amount per month, day of the month and booking account. */
export type DemoFlow = { text: string; amounts: readonly [number, number, number]; day: number; account: string };
export type DemoBook = { key: string; opening: number; flows: readonly DemoFlow[] };
export type DemoCompany = { input: SpcInput; books: readonly DemoBook[] };

const investor = (name: string, kana: string, percent: string) => ({ name, kana, percent });
const flow = (text: string, account: string, day: number, ...amounts: [number, number, number]): DemoFlow => ({
  text,
  account,
  day,
  amounts,
});
const same = (amount: number): [number, number, number] => [amount, amount, amount];

/** Four companies; statement texts in half-width kana, as banks write them. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    input: {
      code: 'SOLAR1',
      name: '合同会社デモソーラー1号',
      nameEn: 'Demo Solar No. 1 GK',
      kana: 'デモソーラーイチゴウ',
      form: 'gk',
      scheme: 'gkTk',
      fiscalMonth: 3,
      assignee: '三浦 千春',
      investors: [
        investor('株式会社デモ・インベストメント', 'カ)デモインベストメント', '60'),
        investor('デモリース株式会社', 'デモリース(カ', '25'),
        investor('デモ環境エネルギー株式会社', 'デモカンキヨウエネルギー(カ', '15'),
      ],
    },
    books: [
      {
        key: 'SOLAR|own',
        opening: 3_000_000,
        flows: [
          flow('ﾌﾘｺﾐ ｴｲｷﾞﾖｳｼﾔﾎｳｼﾕｳ', '421', 10, ...same(200_000)),
          flow('ｾﾞｲﾘｼﾎｳｼﾕｳ', '511', 20, ...same(-110_000)),
          flow('ﾌﾘｺﾐﾃｽｳﾘﾖｳ', '512', 20, ...same(-330)),
        ],
      },
      {
        key: 'SOLAR|tk',
        opening: 42_000_000,
        flows: [
          flow('ﾌﾘｺﾐ ﾃﾞﾓﾃﾞﾝﾘﾖｸ ﾊﾞｲﾃﾞﾝ', '411', 5, 7_214_800, 6_480_300, 5_902_600),
          flow('ﾃﾞﾓﾒﾝﾃ ｲｼﾞｶﾝﾘ', '521', 15, ...same(-820_000)),
          flow('ﾎｹﾝﾘﾖｳ', '522', 25, ...same(-150_000)),
          flow('ｴｲｷﾞﾖｳｼﾔﾎｳｼﾕｳ', '523', 10, ...same(-200_000)),
          flow('ｼﾔｸﾆﾕｳﾘｿｸ', '513', 28, -318_400, -312_700, -306_900),
          flow('ﾌﾘｺﾐﾃｽｳﾘﾖｳ', '512', 15, ...same(-660)),
        ],
      },
    ],
  },
  {
    input: {
      code: 'RESI1',
      name: '合同会社デモレジデンス',
      nameEn: 'Demo Residence GK',
      kana: 'デモレジデンス',
      form: 'gk',
      scheme: 'gkTk',
      fiscalMonth: 6,
      assignee: '三浦 千春',
      investors: [investor('デモ生命保険株式会社', 'デモセイメイホケン(カ', '70'), investor('デモリース株式会社', 'デモリース(カ', '30')],
    },
    books: [
      {
        key: 'RESI|own',
        opening: 3_000_000,
        flows: [flow('ﾌﾘｺﾐ ｴｲｷﾞﾖｳｼﾔﾎｳｼﾕｳ', '421', 12, ...same(150_000)), flow('ｾﾞｲﾘｼﾎｳｼﾕｳ', '511', 22, ...same(-110_000))],
      },
      {
        key: 'RESI|tk',
        opening: 65_000_000,
        flows: [
          flow('ﾌﾘｺﾐ ﾃﾞﾓﾌﾟﾛﾊﾟﾃｲ ﾔﾁﾝ', '411', 1, 9_215_000, 9_180_000, 9_244_000),
          flow('ﾃﾞﾓｶﾝﾘ PMﾌｲｰ', '521', 12, -1_456_000, -1_448_500, -1_462_300),
          flow('ｴｲｷﾞﾖｳｼﾔﾎｳｼﾕｳ', '523', 12, ...same(-150_000)),
          flow('ｼﾔｸﾆﾕｳﾘｿｸ', '513', 25, -1_102_000, -1_098_000, -1_094_000),
        ],
      },
    ],
  },
  {
    input: {
      code: 'LOGI1',
      name: 'デモロジスティクス特定目的会社',
      nameEn: 'Demo Logistics TMK',
      kana: 'デモロジスティクス',
      form: 'tmk',
      scheme: 'tmk',
      fiscalMonth: 9,
      assignee: '岡部 環',
      investors: [investor('株式会社デモ・インベストメント', 'カ)デモインベストメント', '100')],
    },
    books: [
      {
        key: 'LOGI|own',
        opening: 1_000_000,
        flows: [flow('ｶﾝｻﾎｳｼﾕｳ', '511', 20, ...same(-55_000)), flow('ﾌﾘｺﾐ ｼﾞﾑｲﾀｸ', '421', 10, ...same(80_000))],
      },
      {
        key: 'LOGI|tk',
        opening: 120_000_000,
        flows: [
          flow('ﾌﾘｺﾐ ﾃﾞﾓｳﾝﾕ ﾁﾝﾘﾖｳ', '411', 1, ...same(18_400_000)),
          flow('ｼﾞﾑｲﾀｸﾘﾖｳ', '523', 10, ...same(-80_000)),
          flow('ｿｳｺｶﾝﾘﾋ', '521', 15, -2_240_000, -2_310_000, -2_275_000),
          flow('ｺﾃｲｼｻﾝｾﾞｲ', '514', 30, 0, -3_120_000, 0),
        ],
      },
    ],
  },
  {
    input: {
      code: 'TOSAN',
      name: '一般社団法人デモ倒産隔離',
      nameEn: 'Demo Bankruptcy Remoteness Association',
      kana: 'デモトウサンカクリ',
      form: 'ippanShadan',
      scheme: 'parent',
      fiscalMonth: 3,
      assignee: '岡部 環',
      investors: [],
    },
    books: [
      {
        key: 'TOSAN|own',
        opening: 3_000_000,
        flows: [flow('ﾘｿｸ', '431', 17, 12, 0, 12), flow('ﾄｳｷﾃｽｳﾘﾖｳ', '511', 24, -5_500, -3_300, -5_500)],
      },
    ],
  },
];

const MONTHS = ['2026-08', '2026-09', '2026-10'] as const;

export type DemoStatementLine = DemoFlow & { date: string; amount: number };

/** The statement lines of one month, in order of their days. */
export function demoLines({ flows }: DemoBook, month: number): DemoStatementLine[] {
  return flows
    .map(one => ({ ...one, amount: one.amounts[month] ?? 0, date: `${MONTHS[month]}-${String(one.day).padStart(2, '0')}` }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => a.day - b.day);
}
