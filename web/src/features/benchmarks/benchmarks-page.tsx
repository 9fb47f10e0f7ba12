import { Select } from '@mantine/core';
import { benchmarkTypes } from '@hakaru/contract/enumerations';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import {
  BookPage,
  FigureTable,
  useFigureGrid,
  WriteButton,
  type BookEntity,
  type BookIndex,
  type BookView,
} from '#features/figures/public';
import { useText } from '#platform/text';
import { SearchBox } from '#ui/search-box';
import { EmptyState, ErrorState } from '#ui/states';
import { useNavigate } from '@tanstack/react-router';
import type { BenchmarksAddress } from './benchmark-address';
import { AddBenchmarkDialog } from './add-benchmark-dialog';
import s from './benchmarks.module.css';
import { useBenchmarkTerms } from './queries';
import { benchmarksText, typeText } from './text';
import { useArea, useBenchmarksAddress } from './use-benchmarks-address';
import { figuresAsked, useBenchmarkColumns } from './use-benchmark-columns';
import { useSpans } from './use-spans';

export function BenchmarksPage() {
  const t = useText(benchmarksText);
  const [{ dialog }, set] = useBenchmarksAddress();
  const add = (
    <WriteButton kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
      {t('add')}
    </WriteButton>
  );
  return (
    <BookPage
      title={t('title')}
      context={({ index }) => t('count', { n: benchmarksOf(index).length })}
      actions={add}
      changes={{ rows: 'benchmarks', columns: figuresAsked }}
    >
      {view => (
        <>
          <BenchmarksList view={view} />
          {dialog === 'add' && <AddBenchmarkDialog book={view.index.book} onClose={() => set({ dialog: undefined })} />}
        </>
      )}
    </BookPage>
  );
}

function BenchmarksList({ view }: { view: BookView }) {
  const t = useText(benchmarksText);
  const navigate = useNavigate();
  const role = useArea();
  const { index } = view;
  const [address, set] = useBenchmarksAddress();
  const { q, type } = address;
  const { data: grid, isError, refetch } = useFigureGrid({ rows: 'benchmarks', columns: figuresAsked });
  const { terms } = useBenchmarkTerms();
  const spans = useSpans(view);
  const rows = useMemo(() => benchmarksOf(index).filter(entity => isWanted(entity, { q, type })), [index, q, type]);
  const columns = useBenchmarkColumns({ grid, terms, spans });
  if (isError && !grid) return <ErrorState onRetry={() => void refetch()} />;
  if (benchmarksOf(index).length === 0) return <EmptyState title={t('none')} next="add" />;
  return (
    <FigureTable
      label={t('title')}
      hasUnit={false}
      fileName="benchmarks"
      rows={rows}
      columns={columns}
      rowId={rowId}
      figureOf={(row, column) => grid?.at(row.id, column)}
      onOpenRow={({ id }) => void navigate({ to: '/$role/benchmarks/$benchmarkId', params: { role, benchmarkId: id } })}
      footnote={t('footnote')}
      empty={<EmptyState title={t('notFound')} next="filter" />}
      tools={<Filters index={index} address={address} onChange={change => set(change, { replace: true })} />}
    />
  );
}

const rowId = ({ id }: BookEntity) => id;

type FiltersProps = { index: BookIndex; address: BenchmarksAddress; onChange: (change: { q?: string; type?: string | undefined }) => void };

function Filters({ index, address, onChange }: FiltersProps) {
  const t = useText(benchmarksText);
  const types = useText(typeText);
  const present = benchmarkTypes.filter(name => benchmarksOf(index).some(({ type }) => type === name));
  return (
    <>
      <SearchBox label={t('search')} value={address.q ?? ''} onSearch={q => onChange({ q })} />
      <Select
        className={s.filter ?? ''}
        aria-label={t('type')}
        placeholder={t('anyType')}
        data={present.map(value => ({ value, label: types(value) }))}
        value={address.type ?? null}
        onChange={value => onChange({ type: value ?? undefined })}
        clearable
      />
    </>
  );
}

export function benchmarksOf({ book }: BookIndex): BookEntity[] {
  return book.entities.filter(({ kind }) => kind === 'benchmark');
}

function isWanted({ ref, name, type }: BookEntity, wanted: { q: string | undefined; type: string | undefined }): boolean {
  if (wanted.type && type !== wanted.type) return false;
  const q = wanted.q?.normalize('NFKC').toLowerCase();
  return !q || [ref, name.en, name.jp].some(text => text.normalize('NFKC').toLowerCase().includes(q));
}
