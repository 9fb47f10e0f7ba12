import { stressTestInput, type StressTestInput } from '@hakaru/contract/stress-tests';
import { Select } from '@mantine/core';
import { X } from 'lucide-react';
import { useBookContext, type BookView } from '#features/figures/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { TextField } from '#ui/form/text-fields';
import { useForm, type BoundField } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshStressTests, useStressChoices, type StressChoices, type StressTest } from './queries';
import s from './stress.module.css';
import { AddStressTestDocument, UpdateStressTestDocument } from './stress-tests.gen';
import { stressCodes, stressText } from './text';

type Shock = StressTestInput['shocks'][number];
type Props = { view: BookView; test?: StressTest; onSaved: (id: string) => void; onClose: () => void };

/** Sets shocks on classes and factors, by hand or from a bad month of the fund's history. */
export function StressDialog({ view, test, onSaved, onClose }: Props) {
  const t = useText(stressText);
  const { assetId } = useBookContext();
  const { data: choices } = useStressChoices();
  const refresh = useRefreshStressTests();
  const form = useForm(stressTestInput, { name: test?.name ?? '', shocks: (test?.shocks ?? []).map(asInput) }, stressCodes);
  const save = async (input: StressTestInput) => {
    const id = test
      ? (await ask(UpdateStressTestDocument, { id: test.id, version: test.version, input })).updateStressTest.id
      : (await ask(AddStressTestDocument, { assetId, input })).addStressTest.id;
    toast(t('saved'));
    await refresh();
    onSaved(id);
    onClose();
  };
  const { shocks } = form.values;
  const set = (next: readonly Shock[]) => form.setValue('shocks', next);
  return (
    <Dialog open onClose={onClose} title={t(test ? 'edit' : 'add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('name')} label={t('name')} required />
        <WorstMonths choices={choices} onTake={set} />
        <div className={s.shocks} role="group" aria-label={t('shocks')}>
          <div className={s.pairs}>
            {shocks.map((shock, at) => (
              <ShockRow
                key={`${shock.on} ${shock.target}`}
                name={nameOf(view, shock)}
                field={form.field(`shocks.${at}.percent`)}
                onRemove={() => set(shocks.filter(one => one !== shock))}
              />
            ))}
          </div>
          <Select
            aria-label={t('addShock')}
            placeholder={t('addShock')}
            searchable
            value={null}
            data={choicesOf(view, shocks, { factors: choices?.factors ?? [], classes: t('groupClasses'), groupFactors: t('groupFactors') })}
            onChange={picked => picked && set([...shocks, readChoice(picked)])}
          />
          <p className={s.failure} role="alert">
            {form.errors['shocks']}
          </p>
        </div>
      </Form>
    </Dialog>
  );
}

function ShockRow({ name, field, onRemove }: { name: string; field: BoundField; onRemove: () => void }) {
  const t = useText(stressText);
  return (
    <div className={s.shock}>
      <NumberField {...field} label={name} unit="%" />
      <IconButton label={t('takeOut', { name })} icon={<X size={14} />} onClick={onRemove} />
    </div>
  );
}

/** The months with the largest losses of the whole: choosing one takes over the return of each class. */
function WorstMonths({ choices, onTake }: { choices: StressChoices | undefined; onTake: (shocks: Shock[]) => void }) {
  const t = useText(stressText);
  const f = useFormats();
  if (!choices || choices.worst.length === 0) return null;
  const take = (day: string | null) => {
    const month = choices.worst.find(({ asOf }) => asOf === day);
    if (month) onTake(month.classes.flatMap(({ entityId, return: lost }) => shockOf(entityId, lost.value)));
  };
  return (
    <Select
      label={t('fromHistory')}
      value={null}
      data={choices.worst.map(({ asOf, return: lost }) => ({
        value: asOf,
        label: t('worstMonth', { month: f.month(asOf), return: f.percent(lost.value ?? '') }),
      }))}
      onChange={take}
    />
  );
}

/** Rounded to two decimals, as a person would enter it; a shock that rounds to zero is dropped. */
function shockOf(target: string, value: string | null | undefined): Shock[] {
  const percent = (Number(value ?? 0) * 100).toFixed(2);
  return Number(percent) === 0 ? [] : [{ on: 'class', target, percent }];
}

const asInput = ({ on, target, percent }: StressTest['shocks'][number]): Shock => ({
  on: on === 'factor' ? 'factor' : 'class',
  target,
  percent,
});

const nameOf = ({ index }: BookView, { on, target }: Shock): string => (on === 'class' ? index.nameOf(target) : target);

type Groups = { factors: readonly string[]; classes: string; groupFactors: string };

function choicesOf(view: BookView, shocks: readonly Shock[], { factors, classes, groupFactors }: Groups) {
  const isFree = (on: string, target: string) => !shocks.some(shock => shock.on === on && shock.target === target);
  const own = view.index.book.classes.flatMap(({ entityId }) => entityId ?? []).filter(id => isFree('class', id));
  return [
    { group: classes, items: own.map(id => ({ value: `class ${id}`, label: view.index.nameOf(id) })) },
    { group: groupFactors, items: factors.filter(code => isFree('factor', code)).map(code => ({ value: `factor ${code}`, label: code })) },
  ];
}

/** The initial shock of a newly chosen class, as a number to change. */
const FIRST_SHOCK = '-10';

function readChoice(picked: string): Shock {
  const on = picked.startsWith('factor ') ? 'factor' : 'class';
  return { on, target: picked.slice(on.length + 1), percent: FIRST_SHOCK };
}
