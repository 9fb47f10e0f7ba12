import { expect, test } from 'vitest';
import { centresOf, checkSettlement } from './settlement-days';

const asked = {
  category: 'Fee',
  currency: 'JPY',
  counterCurrency: null,
  settlementDate: '2026-11-16',
  moment: '2026-11-10 09:00',
} as const;

test('money moves in Tokyo and in the centre of each currency; one without a known calendar adds none', () => {
  expect(centresOf({ currency: 'USD', counterCurrency: 'JPY' })).toEqual(['JP', 'US']);
  expect(centresOf({ currency: 'EUR', counterCurrency: 'GBP' })).toEqual(['JP', 'EU', 'GB']);
  expect(centresOf({ currency: 'AUD', counterCurrency: null })).toEqual(['JP']);
});

test('an open day before its cut-off has nothing against it', () => {
  expect(checkSettlement(asked, {})).toEqual({
    cutOff: { day: '2026-11-16', time: '11:00', isPast: false },
    closures: [],
    proposedDate: null,
  });
});

test('a holiday in one centre moves the day to the next that is open in all of them, and names the holiday', () => {
  const thanksgiving = checkSettlement({ ...asked, currency: 'USD', settlementDate: '2026-11-26' }, {});
  expect(thanksgiving).toMatchObject({ closures: [{ country: 'US', holiday: { nameEn: 'Bank holiday' } }], proposedDate: '2026-11-27' });
  const labour = checkSettlement({ ...asked, settlementDate: '2026-11-23' }, {});
  expect(labour).toMatchObject({
    closures: [{ country: 'JP', holiday: { nameEn: 'Labour Thanksgiving Day', nameJp: '勤労感謝の日' } }],
    proposedDate: '2026-11-24',
  });
  expect(checkSettlement({ ...asked, settlementDate: '2026-11-14' }, {})).toMatchObject({
    closures: [{ country: 'JP', holiday: null }],
    proposedDate: '2026-11-16',
  });
});

test('a day closed by hand counts, and one opened by hand does not', () => {
  const closed = { JP: [{ day: '2026-11-16', isOpen: false, nameEn: 'Moved', nameJp: '移動' }] };
  expect(checkSettlement(asked, closed)).toMatchObject({
    closures: [{ country: 'JP', holiday: { nameEn: 'Moved' } }],
    proposedDate: '2026-11-17',
  });
  const opened = { JP: [{ day: '2026-11-23', isOpen: true, nameEn: 'Open', nameJp: '営業' }] };
  expect(checkSettlement({ ...asked, settlementDate: '2026-11-23' }, opened)).toMatchObject({ closures: [], proposedDate: null });
});

test('past the cut-off the first day that can still be reached is proposed; a day long gone is not walked from', () => {
  expect(checkSettlement({ ...asked, settlementDate: '2026-11-10', moment: '2026-11-10 11:00' }, {})).toMatchObject({
    cutOff: { day: '2026-11-10', time: '11:00', isPast: true },
    proposedDate: '2026-11-11',
  });
  expect(checkSettlement({ ...asked, currency: 'USD', settlementDate: '2026-11-11' }, {})).toMatchObject({
    cutOff: { day: '2026-11-09', time: '15:00', isPast: true },
    proposedDate: '2026-11-12',
  });
  expect(checkSettlement({ ...asked, settlementDate: '1926-11-10' }, {})).toMatchObject({ proposedDate: '2026-11-10' });
});

test('a forward stays in its month', () => {
  const terms = { ...asked, currency: 'USD', counterCurrency: 'JPY', settlementDate: '2027-01-31' };
  expect(checkSettlement({ ...terms, category: 'FX Forward' }, {}).proposedDate).toBe('2027-01-29');
  expect(checkSettlement(terms, {}).proposedDate).toBe('2027-02-01');
});
