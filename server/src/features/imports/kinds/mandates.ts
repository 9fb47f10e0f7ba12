import { GRANTED, defineKind } from './kind';
import { saveValues, valueColumns, valuesIn, valuesInTime } from './reported-values';

export const mandates = defineKind({
  kind: 'mandates',
  authority: GRANTED,
  title: { en: 'Mandates', jp: 'マンデート' },
  help: {
    en: 'The month of each mandate: closing value, flow and return.',
    jp: 'マンデートごとの月次報告（月末時価・資金移動・収益率）。',
  },
  columns: valueColumns({
    header: { en: 'Mandate Code', jp: 'マンデートコード' },
    help: { en: 'The code agreed with the client.', jp: '顧客と取り決めたコード。' },
    example: 'HDB01',
    aliases: ['mandate', 'code', 'マンデート', 'ファンドコード'],
    refersTo: 'mandate',
  }),
  key: ['code', 'asOf', 'flowDate'],
  subject: 'code',
  asOf: 'asOf',
  rules: valuesInTime,
  reportedFacts: valuesIn,
  save: saveValues,
});
