import { createHash } from 'node:crypto';
import { ASSET_REPORT_COLUMNS, MANDATE_REPORT_COLUMNS } from '@hakaru/contract/reports';
import type { Figure } from '@hakaru/contract/figures';
import type { CommentaryRow } from '#features/commentaries/public';
import { childrenOn } from '#features/books/public';
import type { GridRow, OpenBook } from '#features/figures/public';

export type Named = { en: string; jp: string };
/** A manager's commentary as of the publication; its file is identified by its hash. */
export type ReportCommentary = {
  id: string;
  entityId: string;
  ref: string;
  name: Named;
  body: string;
  by: string;
  at: string;
  file: { name: string; bytes: number; sha256: string } | null;
};
export type ReportLine = { entityId: string; ref: string; name: Named; level: number; figures: Figure[] };

/** The complete content of a report: names and figures as they were, each figure with the key of its trace. */
export type ReportContent = {
  format: 1;
  kind: 'mandate' | 'asset';
  asset: { id: string; name: Named; currency: string };
  asOf: string;
  knownAt: string;
  version: number;
  columns: readonly string[];
  lines: ReportLine[];
  /** Missing in reports of earlier releases. */
  commentaries?: ReportCommentary[];
};

export type Subject = { entityId: string | null; asOf: string; knownAt: string; version: number; said: readonly CommentaryRow[] };

export function columnsOf(entityId: string | null): readonly string[] {
  return entityId ? MANDATE_REPORT_COLUMNS : ASSET_REPORT_COLUMNS;
}

/** The rows of a report: the mandate alone, or the total, then each class with its mandates. */
export function rowsOf(book: OpenBook, entityId: string | null, asOf: string): { id: string; level: number }[] {
  if (entityId) return [{ id: entityId, level: 0 }];
  const isOpen = (id: string) => {
    const terms = book.entities.get(id)?.mandate;
    return !terms || (terms.openedDate <= asOf && (terms.performanceClosedDate === null || terms.performanceClosedDate >= asOf));
  };
  const classes = book.classes.flatMap(one => (one.entityId ? [one.entityId] : []));
  const rows = classes.flatMap(id => [
    { id, level: 1 },
    ...childrenOn(book, id, asOf)
      .filter(isOpen)
      .map(child => ({ id: child, level: 2 })),
  ]);
  return [...(book.rootId ? [{ id: book.rootId, level: 0 }] : []), ...rows];
}

/** The text of a report and its hash. The text itself is stored and hashed, so that any later change is detected. */
export function frozen(book: OpenBook, grid: readonly GridRow[], subject: Subject): { text: string; sha256: string } {
  const { entityId, asOf, knownAt, version, said } = subject;
  const figures = new Map(grid.map(row => [row.entityId, row.figures]));
  const content: ReportContent = {
    format: 1,
    kind: entityId ? 'mandate' : 'asset',
    asset: { id: book.assetId, name: book.name, currency: book.baseCurrency },
    asOf,
    knownAt,
    version,
    columns: columnsOf(entityId),
    lines: rowsOf(book, entityId, asOf).map(({ id, level }) => {
      const entity = book.entities.get(id);
      return { entityId: id, ref: entity?.ref ?? '', name: entity?.name ?? { en: '', jp: '' }, level, figures: figures.get(id) ?? [] };
    }),
    commentaries: said.map(row => frozenCommentary(book, row)),
  };
  const text = JSON.stringify(content);
  return { text, sha256: hashOf(text) };
}

function frozenCommentary(book: OpenBook, row: CommentaryRow): ReportCommentary {
  const { id, entityId, body, userName: by, recordedAt, fileName, fileBytes, fileSha256 } = row;
  const entity = book.entities.get(entityId);
  const file = fileName && fileBytes && fileSha256 ? { name: fileName, bytes: fileBytes, sha256: fileSha256 } : null;
  return { id, entityId, ref: entity?.ref ?? '', name: entity?.name ?? { en: '', jp: '' }, body, by, at: recordedAt.toISOString(), file };
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function readContent(text: string): ReportContent {
  return JSON.parse(text) as ReportContent; // written by `frozen` and checked against its hash
}
