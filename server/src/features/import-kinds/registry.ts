import type { ImportKind } from '@hakaru/contract/enumerations';
import { accounts } from './accounts';
import { bankStatements } from './bank-statements';
import { benchmarks } from './benchmarks';
import { corporations } from './corporations';
import { fixedincome } from './fixedincome';
import { funds } from './funds';
import { fxrates } from './fxrates';
import { holdings } from './holdings';
import { instructions } from './instructions';
import type { Kind, StagedRow } from './kind';
import { mandates } from './mandates';
import { securities } from './securities';
import { securityprices } from './securityprices';

/** Every dataset that can be imported. A new one needs its own file and a line here; everything else follows from it. */
export const kinds: Readonly<Record<ImportKind, Kind>> = {
  accounts,
  benchmarks,
  corporations,
  fixedincome,
  funds,
  fxrates,
  holdings,
  instructions,
  mandates,
  securities,
  securityprices,
};

/** The order in which the kinds of one file are saved: what is referred to comes before what refers to it. */
export const savingOrder: readonly ImportKind[] = [
  'corporations',
  'securities',
  'fixedincome',
  'securityprices',
  'fxrates',
  'benchmarks',
  'accounts',
  'mandates',
  'funds',
  'holdings',
  'instructions',
] as const;

/** Sheets that belong to a dataset's workbook but have their own columns (decisions G128); recognised by a column only they have. */
const furtherForms: readonly { form: Kind; column: string }[] = [{ form: bankStatements, column: 'balance' }];

/** The forms a sheet may have: those of the chosen dataset, or all. */
export function formsOf(chosen: ImportKind | null): Kind[] {
  const further = furtherForms.map(({ form }) => form);
  return [...Object.values(kinds), ...further].filter(({ kind }) => chosen === null || kind === chosen);
}

/** The form that a staged row was read with. */
export function formOf({ kind, values }: { kind: ImportKind; values: StagedRow['values'] }): Kind {
  return furtherForms.find(({ form, column }) => form.kind === kind && column in values)?.form ?? kinds[kind];
}
