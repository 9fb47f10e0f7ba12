import type { ImportKind } from '@hakaru/contract/enumerations';
import type { Language } from '@hakaru/contract/languages';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import { bankStatements, type Kind, kinds } from '#features/import-kinds/public';
import { cellFor } from './template';

/** Values by column name; money and rates as plain numbers in text, percentages in percentage points. */
export type FilledRow = Readonly<Record<string, string | null>>;

const HEAD_FILL = 'E8EEF7';

/** A sheet as a sender would fill it in: the kind's headers in one language, and only the columns with values. */
export function filledSheet(kind: ImportKind, language: Language, rows: readonly FilledRow[]): Sheet {
  return filledForm(kinds[kind], language, rows);
}

/** The same for the bank statement sheet of the accounts' workbook. */
export function statementSheet(language: Language, rows: readonly FilledRow[]): Sheet {
  return filledForm(bankStatements, language, rows);
}

function filledForm({ title, columns }: Kind, language: Language, rows: readonly FilledRow[]): Sheet {
  const used = Object.entries(columns).filter(([name, { isRequired }]) => isRequired || rows.some(row => row[name] != null));
  const head = used.map(([, { header }]): Cell => ({ value: header[language], style: { bold: true, fill: HEAD_FILL, wrap: true } }));
  const lines = rows.map(row =>
    used.map(([name, column]): Cell | null => {
      const value = row[name];
      return value == null ? null : cellFor(column, value);
    }),
  );
  return {
    name: title[language],
    rows: [head, ...lines],
    columns: used.map(([, { shape }]) => ({ width: shape === 'text' ? 16 : 18 })),
    frozen: { rows: 1, columns: 1 },
  };
}
