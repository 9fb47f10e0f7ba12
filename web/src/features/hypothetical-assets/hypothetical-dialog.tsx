import { hypotheticalInput, hypotheticalRules, type HypotheticalInput } from '@hakaru/contract/hypothetical-assets';
import { Select } from '@mantine/core';
import { useBookContext, type BookView } from '#features/figures/public';
import { SplitEditor, type SplitLine } from '#features/policies/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { AddHypotheticalAssetDocument, UpdateHypotheticalAssetDocument } from './hypothetical-assets.gen';
import { mixName, partName, productName, type Parts } from './part-names';
import { useRefreshHypotheticals, type Hypothetical } from './queries';
import { gapText, hypotheticalCodes, hypotheticalText, ruleText } from './text';
import { useParts } from './use-parts';

type Props = { view: BookView; mixes: readonly Hypothetical[]; mix?: Hypothetical; onClose: () => void };

/** Creates or changes a mix: components whose shares sum to 100.0000, the rebalancing rule, and the fee. */
export function HypotheticalDialog({ view, mixes, mix, onClose }: Props) {
  const t = useText(hypotheticalText);
  const ruleOf = useText(ruleText);
  const { assetId } = useBookContext();
  const parts = useParts(view, mixes);
  const refresh = useRefreshHypotheticals();
  const form = useForm(hypotheticalInput, heldBy(view, mix), hypotheticalCodes);
  const save = async (input: HypotheticalInput) => {
    if (mix) await ask(UpdateHypotheticalAssetDocument, { id: mix.id, version: mix.version, input });
    else await ask(AddHypotheticalAssetDocument, { assetId, input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  const { rows } = form.values;
  const setRows = (next: readonly { id: string; percent: string | null }[]) =>
    form.setValue(
      'rows',
      next.map(({ id, percent }) => ({ id, percent })),
    );
  const lines: SplitLine[] = rows.map(row => ({
    ...row,
    label: partName(parts, row.id) || t('named', { name: mixName(mixes, row.id) }),
  }));
  return (
    <Dialog open onClose={onClose} title={t(mix ? 'edit' : 'add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('name')} label={t('name')} required />
        <SplitEditor
          label={t('parts')}
          lines={lines}
          onChange={setRows}
          onRemove={id => setRows(rows.filter(row => row.id !== id))}
          failure={form.errors['rows'] ?? null}
        />
        <PartSelect parts={parts} mix={mix} rows={rows} onAdd={id => setRows([...rows, { id, percent: '0' }])} />
        <SelectField
          {...form.field('rebalance')}
          label={t('rebalance')}
          options={hypotheticalRules.map(value => ({ value, label: ruleOf(value) }))}
          required
        />
        <NumberField {...form.field('feePercent')} label={t('fee')} required />
        <DateField {...form.field('fromDay')} label={t('fromDay')} required />
      </Form>
    </Dialog>
  );
}

type SelectProps = { parts: Parts; mix: Hypothetical | undefined; rows: readonly { id: string }[]; onAdd: (id: string) => void };

/** Every possible component by kind; a product without usable months says why. */
function PartSelect({ parts, mix, rows, onAdd }: SelectProps) {
  const t = useText(hypotheticalText);
  const reasonOf = useText(gapText);
  const { mixes, products, language } = parts;
  const free = products.filter(({ id }) => !rows.some(row => row.id === id));
  const productItems = free.map(product => ({
    value: product.id,
    label: [productName(product, language), ...(product.lack ? [reasonOf(product.lack)] : [])].join(' – '),
  }));
  return (
    <Select
      aria-label={t('addPart')}
      placeholder={t('addPart')}
      searchable
      value={null}
      data={[
        { group: t('mandates'), items: choicesOf(parts, rows, 'mandate') },
        { group: t('benchmarks'), items: choicesOf(parts, rows, 'benchmark') },
        { group: t('products'), items: productItems },
        { group: t('mixes'), items: otherMixes(mixes, rows, mix).map(({ id, name }) => ({ value: id, label: t('named', { name }) })) },
      ]}
      onChange={id => id && onAdd(id)}
    />
  );
}

function heldBy({ index }: BookView, mix: Hypothetical | undefined): HypotheticalInput {
  const rules = hypotheticalRules.find(one => one === mix?.rebalance) ?? 'monthly';
  return {
    name: mix?.name ?? '',
    rebalance: rules,
    feePercent: mix?.feePercent ?? '0',
    fromDay: mix?.fromDay ?? index.book.monthEnds.at(-37) ?? index.book.monthEnds[0] ?? '',
    rows: (mix?.components ?? []).map(({ entityId, percent }) => ({ id: entityId, percent: String(Number(percent)) })),
  };
}

function choicesOf(parts: Parts, rows: readonly { id: string }[], kind: 'mandate' | 'benchmark') {
  const free = parts.view.index.book.entities.filter(entity => entity.kind === kind && !rows.some(row => row.id === entity.id));
  return free.map(({ id }) => ({ value: id, label: partName(parts, id) }));
}

const otherMixes = (mixes: readonly Hypothetical[], rows: readonly { id: string }[], mix: Hypothetical | undefined) =>
  mixes.filter(({ id }) => id !== mix?.id && !rows.some(row => row.id === id));
