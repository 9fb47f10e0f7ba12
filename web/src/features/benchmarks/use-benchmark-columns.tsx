import { useMemo } from 'react';
import { figureColumn, horizonText, keepKnown, useUnit, type BookEntity, type FigureGrid } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { asCount, type GridColumn } from '#ui/grid/grid-column';
import type { TermsIndex } from './queries';
import { benchmarksText, typeText } from './text';
import { useArea } from './use-benchmarks-address';
import type { Span } from './use-spans';

const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'] as const;
export const figuresAsked = [...HORIZONS.map(name => `return.${name}`), 'volatility.3y'];

type Given = { grid: FigureGrid | undefined; terms: TermsIndex | undefined; spans: ReadonlyMap<string, Span> };
type Column = GridColumn<BookEntity>;

export function useBenchmarkColumns({ grid, terms, spans }: Given): Column[] {
  const t = useText(benchmarksText);
  const horizon = useText(horizonText);
  const types = useText(typeText);
  const formats = useFormats();
  const language = useLanguage();
  const role = useArea();
  const unit = useUnit();
  return useMemo(() => {
    const figureOf = ({ id }: BookEntity, column: string) => grid?.at(id, column);
    const month = (pick: (span: Span) => string) => ({
      width: 88,
      group: t('series'),
      value: ({ id }: BookEntity) => readSpan(spans, id, pick),
      show: (day: unknown) => formats.month(typeof day === 'string' ? day : null),
    });
    const link = ({ id, name }: BookEntity) => (
      <AppLink quiet to="/$role/benchmarks/$benchmarkId" params={{ role, benchmarkId: id }} search={keepKnown}>
        {name[language]}
      </AppLink>
    );
    const columns: Column[] = [
      { id: 'name', header: t('benchmark'), width: 260, grow: 1, value: ({ name }) => name[language], node: link },
      { id: 'ref', header: t('ref'), width: 90, value: ({ ref }) => ref, tone: () => 'dim' },
      { id: 'type', header: t('type'), width: 168, value: ({ type }) => typeName(type, types) },
      { id: 'currency', header: t('currency'), width: 58, value: ({ currency }) => currency, tone: () => 'dim' },
      { id: 'usedBy', header: t('usedBy'), width: 70, figure: asCount, value: ({ id }) => terms?.usesOf(id).length },
      { id: 'first', header: t('first'), divider: true, ...month(({ first }) => first) },
      { id: 'last', header: t('last'), ...month(({ last }) => last) },
      { id: 'missing', header: t('missing'), width: 62, group: t('series'), figure: asCount, value: ({ id }) => spans.get(id)?.missing },
      ...HORIZONS.map((name, at) =>
        figureColumn<BookEntity>({
          column: `return.${name}`,
          header: horizon(name),
          group: t('returns'),
          figureOf,
          unit,
          divider: at === 0,
        }),
      ),
      figureColumn<BookEntity>({ column: 'volatility.3y', header: t('volatility'), figureOf, unit, width: 108, divider: true }),
    ];
    return columns;
  }, [t, horizon, types, formats, language, role, unit, grid, terms, spans]);
}

function readSpan(spans: ReadonlyMap<string, Span>, id: string, pick: (span: Span) => string): string | null {
  const span = spans.get(id);
  return span ? pick(span) : null;
}

type TypeName = keyof typeof typeText;

export function typeName(type: string, words: (name: TypeName) => string): string {
  return type in typeText ? words(type as TypeName) : type; // looked up just before
}
