import { benchmarkInput, rebalanceRules } from '@hakaru/contract/benchmarks';
import { benchmarkTypes } from '@hakaru/contract/enumerations';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import type { Book } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateBenchmarkDocument } from './benchmarks.gen';
import { builderText, partsCodes } from './builder-text';
import { useRefreshFigures } from './queries';
import { benchmarksText, rebalanceText, typeText } from './text';
import { useArea } from './use-benchmarks-address';

/** An empty Japanese name becomes null. */
type Texts = Record<'ref' | 'name' | 'nameJp' | 'type' | 'rebalance' | 'spreadPercent', string>;

const benchmarkForm = z.pipe(
  z.transform(
    (texts: Texts) => ({ ...texts, nameJp: texts.nameJp.trim() === '' ? null : texts.nameJp }) as z.input<typeof benchmarkInput>, // the next schema validates it
  ),
  benchmarkInput,
);

type DialogProps = { book: Book; onClose: () => void };

/** Creates a benchmark and opens its page, because a built one needs its components next. */
export function AddBenchmarkDialog({ book, onClose }: DialogProps) {
  const t = useText(benchmarksText);
  return (
    <Dialog open onClose={onClose} title={t('add')}>
      <BenchmarkForm book={book} onClose={onClose} />
    </Dialog>
  );
}

function BenchmarkForm({ book, onClose }: DialogProps) {
  const t = useText(builderText);
  const types = useText(typeText);
  const rules = useText(rebalanceText);
  const navigate = useNavigate();
  const role = useArea();
  const refresh = useRefreshFigures();
  const start = { ref: '', name: '', nameJp: '', type: 'composite', rebalance: 'monthly', spreadPercent: '0' };
  const form = useForm(benchmarkForm, start, partsCodes);
  const isMarket = form.values.type === 'market';
  return (
    <Form
      form={form}
      onSubmit={async input => {
        const { createBenchmark: benchmarkId } = await ask(CreateBenchmarkDocument, { assetId: book.assetId, input });
        toast(t('created'));
        await refresh();
        const search = isMarket ? {} : { dialog: 'parts' as const };
        await navigate({ to: '/$role/benchmarks/$benchmarkId', params: { role, benchmarkId }, search });
      }}
      onCancel={onClose}
    >
      <FieldPair>
        <TextField {...form.field('ref')} label={t('ref')} autoComplete="off" required autoFocus />
        <SelectField
          {...form.field('type')}
          label={t('type')}
          options={benchmarkTypes.map(value => ({ value, label: types(value) }))}
          required
        />
      </FieldPair>
      <TextField {...form.field('name')} label={t('name')} autoComplete="off" required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} hint={t('nameJpHint')} autoComplete="off" />
      <FieldPair>
        <SelectField
          {...form.field('rebalance')}
          label={t('rebalance')}
          options={rebalanceRules.map(value => ({ value, label: rules(value) }))}
          disabled={isMarket}
        />
        <NumberField {...form.field('spreadPercent')} label={t('spread')} unit={t('percent')} />
      </FieldPair>
    </Form>
  );
}
