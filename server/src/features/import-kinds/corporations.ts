import { isCorporateNumber } from '@hakaru/contract/corporations';
import { plainKana } from '@hakaru/contract/kana';
import { keepCorporations } from '#features/corporations/public';
import { amount, choice, code, day, text } from './columns';
import { defineKind, given, OWNERS, type Saved, type Saving, type StagedRow } from './kind';
import { bySheet } from './recorded-by-sheet';

export const corporationTypes = {
  corporation: { en: 'Corporation', jp: '株式会社' },
  llc: { en: 'LLC (GK)', jp: '合同会社' },
  tmk: { en: 'TMK', jp: '特定目的会社' },
  association: { en: 'Association', jp: '一般社団法人' },
  partnership: { en: 'Partnership', jp: '組合' },
} as const;

export const corporations = defineKind({
  kind: 'corporations',
  authority: OWNERS,
  title: { en: 'Corporations', jp: '法人' },
  help: { en: 'The directory of corporations and special-purpose companies.', jp: '法人・SPCの一覧。' },
  columns: {
    ref: code({
      header: { en: 'Corporation Code', jp: '法人コード' },
      aliases: ['corporation', 'spc code'],
      help: { en: 'A code of your own.', jp: '自社で定めたコード。' },
      example: 'SPC001',
      isRequired: true,
    }),
    nameEn: text({
      header: { en: 'Corporation Name', jp: '法人名（英語）' },
      aliases: ['name'],
      help: { en: 'The name in English; the Japanese one when blank.', jp: '英語名。空欄は日本語名。' },
      example: 'Demo Solar 1 GK',
    }),
    nameJp: text({
      header: { en: 'Corporation Name (Japanese)', jp: '法人名' },
      aliases: ['名称', '商号'],
      help: { en: 'The registered name.', jp: '登記上の名称。' },
      example: '合同会社デモソーラー1号',
      isRequired: true,
    }),
    kana: text({
      header: { en: 'Corporation Name (Kana)', jp: '法人名カナ' },
      aliases: ['kana', 'フリガナ'],
      help: { en: 'The name in kana; unchanged when blank.', jp: 'カナ名。空欄の場合は登録済みの値を維持します。' },
      example: 'デモソーラーイチゴウ',
    }),
    type: choice({
      header: { en: 'Corporation Type', jp: '法人種類' },
      aliases: ['type', '種類'],
      help: { en: 'corporation, llc, tmk, association or partnership.', jp: '株式会社・合同会社・特定目的会社・一般社団法人・組合。' },
      example: 'llc',
      of: corporationTypes,
      isRequired: true,
    }),
    number: code({
      header: { en: 'Corporate Number', jp: '法人番号' },
      help: { en: 'Thirteen digits; the first is a check digit.', jp: '13桁（先頭は検査数字）。' },
      example: '8700110005901',
      max: 13,
    }),
    fiscalMonth: amount({
      header: { en: 'Fiscal Month', jp: '決算月' },
      aliases: ['fiscal year end'],
      help: { en: 'The month the year ends in, 1 to 12.', jp: '決算月（1～12）。' },
      example: 3,
    }),
    establishedOn: day({
      header: { en: 'Established On', jp: '設立日' },
      aliases: ['established'],
      help: { en: 'The day of registration.', jp: '設立登記日。' },
      example: '2019-04-01',
    }),
    address: text({
      header: { en: 'Registered Address', jp: '本店所在地' },
      aliases: ['address', '住所'],
      help: { en: 'The registered office.', jp: '登記上の本店。' },
      example: '東京都千代田区1-1-1',
      max: 512,
    }),
  },
  key: ['ref'],
  rules: ({ number, fiscalMonth }) => [
    ...(number && !isCorporateNumber(number) ? [{ column: 'number', problem: 'corporateNumber' }] : []),
    ...(fiscalMonth && !/^([1-9]|1[0-2])$/.test(fiscalMonth) ? [{ column: 'fiscalMonth', problem: 'month' }] : []),
  ],
  save: saveCorporations,
});

async function saveCorporations(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  return await bySheet(saving, rows, (source, some) =>
    keepCorporations(saving.db, {
      organisationId: saving.ownerId,
      sourceId: source,
      rows: some.map(row => ({
        ref: given(row, 'ref'),
        nameJp: given(row, 'nameJp'),
        nameEn: row.values['nameEn'] ?? given(row, 'nameJp'),
        kana: row.values['kana'] ? plainKana(row.values['kana']) : null,
        type: given(row, 'type'),
        number: row.values['number'] ?? null,
        fiscalMonth: row.values['fiscalMonth'] ?? null,
        establishedOn: row.values['establishedOn'] ?? null,
        address: row.values['address'] ?? null,
        place: saving.place(row, 'ref'),
      })),
    }),
  );
}
