import { readColumn, readFigureKey, type FigureKey } from '@hakaru/contract/figures';
import { useState } from 'react';
import { useExportContext } from '#ui/export/export-context';
import { useLanguage, useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import { useBookContext } from './queries';
import { verifyText } from './verify-text';

/** An entity on a day; for a statement also which lines, and the day they are compared with. */
export type VerifiedRow = { entityId: string; asOf: string; part?: string; against?: string };

/** Which figures a table shows: an entity on a day for each row, a named measure over a horizon for each column. */
export type Verifiable = {
  screen: string;
  title: string;
  rows: readonly VerifiedRow[];
  columns: readonly { column: string; label: string }[];
  /** The asset of the figures, where it is not the screen's own. */
  assetId?: string;
};

/**
 * The entity and day of a row, read from the keys of its figures; for a statement, the key of a change also names the earlier day, and that of
 * a line of a currency the line.
 */
export function rowOf(keys: readonly FigureKey[]): VerifiedRow | null {
  const [first] = keys;
  if (!first) return null;
  const parts = keys.map(({ part = '' }) => part.split('|'));
  const [named, , line] = parts[0] ?? [];
  const part = line === undefined ? named : `${named}|${line}`;
  const against = parts.map(([, day]) => day).find(day => day !== undefined);
  return { entityId: first.entityId, asOf: first.asOf, ...(part ? { part } : {}), ...(against ? { against } : {}) };
}

/** For tables whose figures have their keys row by row: the same columns in every row, named by their headings. */
export function verifiableOf(
  rows: readonly (readonly { key: string }[])[],
  labels: readonly string[],
): Pick<Verifiable, 'rows' | 'columns'> {
  const keysByRow = rows.map(figures => figures.flatMap(({ key }) => readFigureKey(key) ?? []));
  return {
    rows: keysByRow.flatMap(keys => rowOf(keys) ?? []),
    columns: (keysByRow.find(keys => keys.length > 0) ?? []).map(({ measure, horizon }, at) => ({
      column: `${measure}.${horizon ?? '-'}`,
      label: labels[at] ?? measure,
    })),
  };
}

/** Requests a workbook with live formulas that reproduces the figures as shown, in the reader's language. */
export function useVerify(): { verify: (shown: Verifiable) => void; isBusy: boolean } {
  const t = useText(verifyText);
  const language = useLanguage();
  const { assetId, asOf, known } = useBookContext();
  const head = useExportContext();
  const [isBusy, setBusy] = useState(false);
  const start = async ({ screen, title, rows, columns, assetId: other }: Verifiable) => {
    const asked = columns.filter(({ column }) => readColumn(column) !== null);
    if (rows.length === 0 || asked.length === 0) return void toast(t('nothing'), { tone: 'info' });
    setBusy(true);
    toast(t('making'), { tone: 'info' });
    const { saveVerification } = await import('./verify-workbook');
    const name = `${head?.orgRef ?? 'hakaru'}_${screen}_verify_${asOf.replaceAll('-', '')}.xlsx`;
    await saveVerification({ assetId: other ?? assetId, known, language, title, rows: [...rows], columns: [...asked] }, name);
  };
  const verify = (shown: Verifiable) =>
    void start(shown)
      .catch(() => toast(t('failed'), { tone: 'error' }))
      .finally(() => setBusy(false));
  return { verify, isBusy };
}
