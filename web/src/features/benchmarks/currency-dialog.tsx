import { benchmarkCurrenciesInput, currenciesErrors } from '@hakaru/contract/benchmarks';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { BookEntity, BookIndex } from '#features/figures/public';
import { SplitEditor } from '#features/policies/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SaveBenchmarkCurrenciesDocument } from './benchmarks.gen';
import { builderText, partsCodes } from './builder-text';
import { currencyText } from './currency-text';
import { useRefreshFigures, type CurrencyVersion } from './queries';
import { useOffered } from './use-offered';

type Props = { index: BookIndex; benchmark: BookEntity; version: CurrencyVersion | undefined; isNew: boolean; onClose: () => void };

const schema = benchmarkCurrenciesInput.check(ctx => {
  for (const [path, [code = 'invalid']] of Object.entries(currenciesErrors(ctx.value.rows)))
    ctx.issues.push({ code: 'custom', message: code, path: path === 'total' ? ['rows'] : path.split('.'), input: ctx.value });
});

/** The currency composition of an index from a day on: each currency with its weight and the index of its local returns. */
export function CurrencyDialog(props: Props) {
  const t = useText(currencyText);
  const { index, benchmark, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={t('dialog', { name: index.nameOf(benchmark.id) })}>
      <CurrencyForm {...props} />
    </Dialog>
  );
}

function CurrencyForm({ index, benchmark, version, isNew, onClose }: Props) {
  const t = useText(currencyText);
  const b = useText(builderText);
  const refresh = useRefreshFigures();
  const held = version?.rows.map(row => ({
    id: row.currency,
    componentId: row.componentId,
    percent: plain(row.weightPercent),
    hedged: row.hedged,
  }));
  const form = useForm(schema, { fromDay: isNew ? '' : (version?.fromDay ?? ''), rows: held ?? [] }, partsCodes);
  const { rows } = form.values;
  const set = (next: typeof rows) => form.setValue('rows', next);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(SaveBenchmarkCurrenciesDocument, { id: benchmark.id, input });
        toast(b('saved'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <DateField {...form.field('fromDay')} label={b('fromDay')} required />
      {rows.length > 0 && (
        <SplitEditor
          label={t('weights')}
          lines={rows.map(row => ({ id: row.id, percent: row.percent, label: `${row.id} · ${index.nameOf(row.componentId)}` }))}
          onChange={lines => set(rows.map(row => ({ ...row, percent: lines.find(({ id }) => id === row.id)?.percent ?? null })))}
          onRemove={id => set(rows.filter(row => row.id !== id))}
          failure={form.errors['rows'] ?? null}
        />
      )}
      {rows.map(row => (
        <Checkbox
          key={row.id}
          label={t('isHedged', { currency: row.id })}
          checked={row.hedged ?? false}
          onChange={({ currentTarget: { checked } }) => set(rows.map(one => (one.id === row.id ? { ...one, hedged: checked } : one)))}
        />
      ))}
      <AddCurrency index={index} own={benchmark.id} taken={rows.map(({ id }) => id)} onAdd={row => set([...rows, row])} />
    </Form>
  );
}

type Added = { id: string; componentId: string; percent: null; hedged: boolean };

/** A currency and the index of its local returns. */
function AddCurrency({
  index,
  own,
  taken,
  onAdd,
}: {
  index: BookIndex;
  own: string;
  taken: readonly string[];
  onAdd: (row: Added) => void;
}) {
  const t = useText(currencyText);
  const [currency, setCurrency] = useState('');
  const [componentId, setComponent] = useState<string | null>(null);
  const offered = useOffered(index, own);
  const isReady = /^[A-Z]{3}$/.test(currency) && !taken.includes(currency) && componentId !== null;
  return (
    <>
      <TextInput
        label={t('currency')}
        description={t('currencyHint')}
        maxLength={3}
        value={currency}
        onChange={({ currentTarget: { value } }) => setCurrency(value.toUpperCase())}
      />
      <Select label={t('localIndex')} searchable data={offered} value={componentId} onChange={setComponent} />
      <Button
        disabled={!isReady}
        onClick={() => {
          if (componentId === null) return;
          onAdd({ id: currency, componentId, percent: null, hedged: false });
          setCurrency('');
          setComponent(null);
        }}
      >
        {t('add')}
      </Button>
    </>
  );
}

function plain(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}
