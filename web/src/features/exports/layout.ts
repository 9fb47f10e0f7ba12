import {
  exportFormats,
  exportKinds,
  exportScopes,
  scopesOf,
  type ExportFormat,
  type ExportKind,
  type ExportScope,
} from '@hakaru/contract/exports';
import type { SavedViewInput } from '@hakaru/contract/saved-views';

export const PERIODS = ['1', '3', '12', '36', '60', '120'] as const;
export type Period = (typeof PERIODS)[number];

/** The choices of an export, without the asset and the last month: those change each time, the others are reused. */
export type Layout = { kind: ExportKind; scope: ExportScope; months: Period; format: ExportFormat };

export const USUAL: Layout = { kind: 'returnMatrix', scope: 'mandates', months: '36', format: 'xlsx' };
export const LAYOUT_SCREEN = 'export';

/** Holdings have thousands of lines a month, so their periods end earlier. */
export const periodsOf = (kind: ExportKind): readonly Period[] => (kind === 'holdings' ? PERIODS.slice(0, 4) : PERIODS);

/** Changes the kind and keeps the other choices as far as it allows them. */
export function withKind(layout: Layout, kind: ExportKind): Layout {
  const [scope = 'mandates'] = [layout.scope, ...scopesOf(kind)].filter(one => scopesOf(kind).includes(one));
  const months = periodsOf(kind).includes(layout.months) ? layout.months : '12';
  return { ...layout, kind, scope, months };
}

export function asView(layout: Layout): Omit<SavedViewInput, 'name'> {
  const filters = Object.entries(layout).map(([name, value]) => ({ name, value }));
  return { screen: LAYOUT_SCREEN, columns: [], sort: null, filters, unit: null, density: null };
}

/** Reads a saved layout; unknown values fall back to the defaults. */
export function readLayout(filters: readonly { name: string; value: string }[]): Layout {
  const filterValue = (name: string) => filters.find(filter => filter.name === name)?.value;
  const kind = exportKinds.find(one => one === filterValue('kind')) ?? USUAL.kind;
  return withKind(
    {
      kind,
      scope: exportScopes.find(one => one === filterValue('scope')) ?? USUAL.scope,
      months: PERIODS.find(one => one === filterValue('months')) ?? USUAL.months,
      format: exportFormats.find(one => one === filterValue('format')) ?? USUAL.format,
    },
    kind,
  );
}
