import { defineKind, GRANTED } from './kind';
import { saveValues, valueColumns, valuesIn, valuesInTime } from './reported-values';

export const accounts = defineKind({
  kind: 'accounts',
  authority: GRANTED,
  title: { en: 'Accounts', jp: 'アカウント' },
  help: { en: 'The month of each account or sub-mandate.', jp: 'アカウントまたはサブマンデートごとの月次報告。' },
  columns: valueColumns({
    header: { en: 'Account Code', jp: 'アカウントコード' },
    help: { en: 'The code of the account or sub-mandate.', jp: 'アカウントまたはサブマンデートのコード。' },
    example: 'HDB01',
    aliases: ['account', 'アカウント', '口座コード'],
    refersTo: 'account',
  }),
  key: ['code', 'asOf', 'flowDate'],
  subject: 'code',
  asOf: 'asOf',
  rules: valuesInTime,
  reportedFacts: valuesIn,
  save: saveValues,
});
