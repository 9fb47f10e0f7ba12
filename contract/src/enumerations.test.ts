import { expect, test } from 'vitest';
import * as e from './enumerations';
import { TEXT_LIMITS } from './fields';
import { organisationKinds, organisationTypes } from './organisations';

const exactly: [string, readonly unknown[], string][] = [
  ['3E.001 entity kinds', e.entityKinds, 'account benchmark custodial fund mandate'],
  [
    '3E.002 entity types',
    e.entityTypes,
    'bank clientPaidOut clientPrincipal composite container corporation firm fund fx investment mandate market mvWeightedAverage pme policyWeightedAverage portfolioCompany privateAsset property security spliced subMandate subtotal summary total trustee virtual',
  ],
  [
    '3E.005 fund types',
    e.fundTypes,
    'commingledFund direct etf fundOfFunds investmentTrust limitedPartnetships mutualFund separateAccount limitedPartnerhips',
  ],
  ['3E.008 category kinds', e.categoryKinds, 'archived benchmark client fund portfolio'],
  ['3E.009 price sides', e.priceSides, 'ask bid mid'],
  ['3E.010 sort', e.sortDirections, 'asc desc'],
  ['3E.011 content origins', e.contentOrigins, 'assetOwner consultant custom regulatory text hakaru'],
  ['3E.012 document kinds', e.documentKinds, 'content data report'],
  ['3E.013 party roles', e.partyRoles, 'custodian fundAdministrator investor manager masterTrustee subAdvisor trustee'],
  ['3E.014 currency bases', e.currencyBases, 'FundCurrency LocalCurrency base local'],
  ['3E.015 organisation kinds', organisationKinds, 'assetManager assetOwner'],
  ['3E.017 3E.018 rate methods', e.rateMethods, 'TTM TTM_BANK1 TTM_BANK2 TTM_BANK3 WMR WMR_BANK1 WMR_BANK2 WMR_BANK3'],
  [
    '3E.019 import kinds',
    e.importKinds,
    'accounts benchmarks corporations fixedincome funds fxrates holdings instructions mandates securities securityprices',
  ],
  ['3E.034 run modes', e.runModes, 'async sync'],
  [
    '3E.044 document types',
    e.documentTypes,
    'PA_CASHFLOW PA_DISTRIBUTION PA_CONTRIBUTION PA_FIN_STATEMENT PA_INVEST_REPORT PA_CAPITAL_ACC CORP_CFD MMR_DOC MF_PROSPECTUS',
  ],
  ['3E.049 expected signs', e.expectedSigns, 'positive negative none'],
  ['3.095 price frequencies', e.priceFrequencies, 'irregularly daily weekly monthly quarterly'],
  ['3.126 valuation qualities', e.valuationQualities, 'latest valuated estimated audited'],
];

test.each(exactly)('%s are exactly these', (_, values, words) => expect(values).toEqual(words.split(' ')));

test('3E.016 organisation types, with their spaces', () =>
  expect(organisationTypes).toEqual(['asset owner', 'asset manager', 'consultant', 'others', 'accountant', 'VA']));

test('3.057 instruction categories', () =>
  expect(e.instructionCategories).toEqual(['Cash Transfer', 'Fee', 'Private Asset', 'Fund', 'FX Forward', 'Receipt']));

test('3E.031 3E.032 3E.033 tenors: 24 from spot to interpolated', () => {
  expect(e.fxTenors).toHaveLength(24);
  expect(new Set(e.fxTenors).size).toBe(24);
  expect(e.fxTenors.slice(0, 5)).toEqual(['spot', 'overnight', 'tomorrow', 'oneDay', 'twoDays']);
  expect(e.fxTenors.filter(tenor => tenor.endsWith('Month') || tenor.endsWith('Months'))).toHaveLength(12);
});

test('3E.054 22 transaction types, spaces kept', () => {
  expect(e.transactionTypes).toHaveLength(22);
  expect(e.transactionTypes).toContain('fxForward setoff');
});

test('3E.006 3E.007 every spelling of a limited partnership is stored as the wire spells it', () => {
  expect(['limitedPartnetships', 'limitedPartnerhips', 'limitedPartnership', 'limitedPartnerships'].map(e.fundTypeOf)).toEqual(
    Array(4).fill('limitedPartnetships'),
  );
  expect(e.fundTypeOf('hedgeFund')).toBeNull();
});

test('3E.045 3E.046 3E.047 3E.048 sign handling', () => {
  expect(e.signHandlings.map(handling => e.signed(-5, handling))).toEqual([-5, 5, 5, -5]);
  expect(e.signHandlings.map(handling => e.signed(5, handling))).toEqual([5, -5, 5, -5]);
  expect(Object.is(e.signed(0, 'reverse_sign'), 0)).toBe(true);
});

test('3E.050 3E.051 3E.052 mapping kinds are the integers 1, 2, 3', () =>
  expect(e.fieldMappingKinds).toEqual({ gpt: 1, multiplier: 2, regexp: 3 }));

test('3E.053 text caps', () => expect([TEXT_LIMITS.name, TEXT_LIMITS.description, TEXT_LIMITS.note]).toEqual([255, 512, 8192]));

test('3E.003 benchmark types that compute', () =>
  expect(e.builtBenchmarkTypes).toEqual(['composite', 'mvWeightedAverage', 'policyWeightedAverage', 'spliced', 'pme']));
