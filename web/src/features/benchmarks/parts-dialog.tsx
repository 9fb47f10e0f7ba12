import { partsErrors, partsInput, weightedTypes } from '@hakaru/contract/benchmarks';
import { Select } from '@mantine/core';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { SplitEditor, type SplitLine } from '#features/policies/public';
import type { BookEntity, BookIndex } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { ReasonField } from '#ui/form/reason-field';
import { useForm, type AppForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SaveBenchmarkPartsDocument } from './benchmarks.gen';
import s from './benchmarks.module.css';
import { builderText, partsCodes } from './builder-text';
import { useRefreshFigures, type PartsVersion } from './queries';
import { useOffered, type Offered } from './use-offered';

export type PartsDialogProps = {
  index: BookIndex;
  benchmark: BookEntity;
  /** The version to start from; with `isNew` it is copied. */
  version: PartsVersion | undefined;
  isNew: boolean;
  onClose: () => void;
};

/** The composition of a benchmark from a day on: shares of a whole, or one series that follows another. */
export function PartsDialog(props: PartsDialogProps) {
  const t = useText(builderText);
  const { benchmark, index, onClose } = props;
  const title = t(isChain(benchmark.type) ? 'spliceTitle' : 'partsTitle', { name: index.nameOf(benchmark.id) });
  return (
    <Dialog open onClose={onClose} title={title}>
      <PartsForm {...props} />
    </Dialog>
  );
}

/** Types in which one series follows another. */
export function isChain(type: string): boolean {
  return type === 'spliced' || type === 'pme';
}

type Values = z.input<typeof partsInput>;

function PartsForm({ index, benchmark, version, isNew, onClose }: PartsDialogProps) {
  const t = useText(builderText);
  const refresh = useRefreshFigures();
  const schema = useMemo(() => partsSchema(benchmark.type), [benchmark.type]);
  const rows = version?.weights.map(({ componentId, weightPercent }) => ({ id: componentId, percent: plain(weightPercent) })) ?? [];
  const form = useForm(
    schema,
    { fromDay: isNew ? '' : (version?.fromDay ?? ''), reason: '', rows: isNew && isChain(benchmark.type) ? [] : rows },
    partsCodes,
  );
  const offered = useOffered(index, benchmark.id);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(SaveBenchmarkPartsDocument, { id: benchmark.id, input });
        toast(t('saved'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <DateField {...form.field('fromDay')} label={t(isChain(benchmark.type) ? 'spliceDay' : 'fromDay')} required />
      {isChain(benchmark.type) ? (
        <Select
          label={t('spliceWith')}
          withAsterisk
          searchable
          data={offered}
          value={form.values.rows[0]?.id ?? null}
          onChange={id => form.setValue('rows', id ? [{ id, percent: '100' }] : [])}
          error={form.errors['rows'] ?? null}
        />
      ) : (
        <Shares form={form} index={index} offered={offered} isWeighted={weightedTypes.some(type => type === benchmark.type)} />
      )}
      <ReasonField field={form.field('reason')} />
    </Form>
  );
}

type SharesProps = { form: AppForm<Values, unknown>; index: BookIndex; offered: Offered; isWeighted: boolean };

function Shares({ form, index, offered, isWeighted }: SharesProps) {
  const t = useText(builderText);
  const { rows } = form.values;
  const lines = rows.map(row => ({ ...row, label: index.nameOf(row.id) }));
  const change = (next: readonly SplitLine[]) =>
    form.setValue(
      'rows',
      next.map(({ id, percent }) => ({ id, percent })),
    );
  const left = offered.filter(({ value }) => !rows.some(({ id }) => id === value));
  return (
    <>
      {lines.length === 0 && <p>{t('noParts')}</p>}
      {!isWeighted && lines.length > 0 && <Members lines={lines} onRemove={id => change(lines.filter(line => line.id !== id))} />}
      {isWeighted && lines.length > 0 && (
        <SplitEditor
          label={t('split')}
          lines={lines}
          onChange={change}
          onRemove={id => change(lines.filter(line => line.id !== id))}
          failure={form.errors['rows'] ?? null}
        />
      )}
      <Select
        label={t('addPart')}
        searchable
        data={left}
        value={null}
        onChange={id => id && form.setValue('rows', [...rows, { id, percent: null }])}
      />
    </>
  );
}

/** Where market values determine the weights, only the members are chosen. */
function Members({ lines, onRemove }: { lines: readonly SplitLine[]; onRemove: (id: string) => void }) {
  const t = useText(builderText);
  return (
    <ul className={s.members} aria-label={t('members')}>
      {lines.map(({ id, label }) => (
        <li key={id}>
          <span>{label}</span>
          <IconButton label={t('remove', { name: label })} icon={<X size={14} />} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}

/** The contract's rules for the components of one type. */
function partsSchema(type: string) {
  return partsInput.check(ctx => {
    for (const [path, [code = 'invalid']] of Object.entries(partsErrors(type, ctx.value.rows))) {
      ctx.issues.push({ code: 'custom', message: code, path: path.split('.'), input: ctx.value });
    }
  });
}

/** Without trailing zeros: 25.0000 becomes 25. */
function plain(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}
