import { AppError } from '@hakaru/contract/errors';
import { importedTermNames, termOf } from '@hakaru/contract/mandate-terms';
import { type GivenTerms, importTerms, type TermsChanged } from '#features/mandates/public';
import { text } from './columns';
import { type Column, defineKind, given, GRANTED, type RowFact, type Saved, type Saving, type StagedRow } from './kind';
import { saveValues, valueColumns, valuesIn, valuesInTime } from './reported-values';

export const mandates = defineKind({
  kind: 'mandates',
  authority: GRANTED,
  title: { en: 'Mandates', jp: 'マンデート' },
  help: {
    en: 'The month of each mandate: closing value, flow and return.',
    jp: 'マンデートごとの月次報告（月末時価・資金移動・収益率）。',
  },
  columns: {
    ...valueColumns({
      header: { en: 'Mandate Code', jp: 'マンデートコード' },
      help: { en: 'The code agreed with the client.', jp: '顧客と取り決めたコード。' },
      example: 'HDB01',
      aliases: ['mandate', 'code', 'マンデート', 'ファンドコード'],
      refersTo: 'mandate',
    }),
    ...termColumns(),
  },
  key: ['code', 'asOf', 'flowDate'],
  subject: 'code',
  asOf: 'asOf',
  rules: valuesInTime,
  reportedFacts: values => [...valuesIn(values), ...termsIn(values)],
  save: saveMandates,
});

/** One column for each declared term that a file may change. */
function termColumns(): Record<string, Column> {
  return Object.fromEntries(
    importedTermNames.flatMap(name => {
      const { max, imported } = termOf(name);
      return imported ? [[name, text({ ...imported, ...(max ? { max } : {}) })]] : [];
    }),
  );
}

/** A term is a single fact of its mandate, however many months the file has. */
function termsIn({ code, ...values }: StagedRow['values']): RowFact[] {
  return importedTermNames.flatMap(column => (values[column] ? [{ column, about: [code ?? ''] }] : []));
}

async function saveMandates(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  const values = await saveValues(saving, rows);
  const changed: TermsChanged[] = [];
  for (const row of rows) {
    const terms = termsGiven(row);
    if (Object.keys(terms).length === 0) continue;
    if (!saving.isOwn) throw new AppError('unauthorized'); // the checks refuse such a file earlier
    const { id } = saving.entity(given(row, 'code'));
    const change = await importTerms(saving.db, { organisationId: saving.ownerId, id }, terms);
    if (change) changed.push(change);
  }
  const assetIds = [...new Set([...values.assetIds, ...changed.map(({ assetId }) => assetId)])];
  return { ...values, recorded: values.recorded + changed.length, assetIds, changed };
}

function termsGiven({ values }: StagedRow): GivenTerms {
  return Object.fromEntries(importedTermNames.flatMap(name => (values[name] ? [[name, values[name]]] : [])));
}
