import { recordPrices } from '#features/facts/public';
import { amount, currency, day } from './columns';
import { defineKind, given, OWNERS, type Saved, type Saving, type StagedRow } from './kind';
import { securityCode } from './securities';
import { securityIds } from './security-ids';
import { bySheet } from './recorded-by-sheet';

export const securityprices = defineKind({
  kind: 'securityprices',
  authority: OWNERS,
  title: { en: 'Security prices', jp: '銘柄単価' },
  help: { en: 'Prices of securities by day.', jp: '銘柄の日付別単価。' },
  columns: {
    security: { ...securityCode, refersTo: 'security' },
    day: day({
      header: { en: 'Price Date', jp: '価格日' },
      aliases: ['date', '単価日', '日付'],
      help: { en: 'The day the price is of.', jp: '単価の日付。' },
      example: '2026-10-30',
      isRequired: true,
    }),
    price: amount({
      header: { en: 'Price', jp: '単価' },
      aliases: ['close', '価格'],
      help: { en: 'Price of one unit.', jp: '1単位の価格。' },
      example: 100.25,
      sign: 'notNegative',
      isRequired: true,
    }),
    currency: currency({
      header: { en: 'Currency', jp: '通貨' },
      aliases: ['ccy'],
      help: { en: 'Three letters, such as JPY.', jp: 'JPYなど3文字。' },
      example: 'JPY',
      isRequired: true,
    }),
  },
  key: ['security', 'day'],
  save: savePrices,
});

async function savePrices(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  const ids = await securityIds(saving, rows, 'security');
  return await bySheet(saving, rows, (source, some) =>
    recordPrices(saving.db, {
      organisationId: saving.ownerId,
      source,
      rows: some.map(row => ({
        securityId: ids(given(row, 'security')),
        asOf: given(row, 'day'),
        price: given(row, 'price'),
        currency: given(row, 'currency'),
        place: saving.place(row, 'price'),
        recordedAt: saving.recordedAt,
      })),
    }),
  );
}
