import { mayWrite } from '@hakaru/contract/access';
import type { RebalancingTerms } from '@hakaru/contract/rebalancings';
import type { TradeReason } from '@hakaru/engine/rebalancing/trades';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FigureText, useBookContext, useExact, useUnit, type BookView } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { plainNumber } from '#ui/form/typed-digits';
import { Panel } from '#ui/panel';
import { exactly } from '#ui/table-value';
import { shown, type Plan, type PlanLine } from './queries';
import s from './rebalancings.module.css';
import { SaveDialog } from './save-dialog';
import { reasonsText, rebalancingText } from './text';

type Classes = RebalancingTerms['classes'];
type Props = {
  view: BookView;
  plan: Plan;
  /** Null while one of the terms cannot be read. */
  terms: RebalancingTerms | null;
  classes: Classes;
  onClasses: (classes: Classes) => void;
};

/** Each class: its current weight, its target, and the trade needed. */
export function PlanTable({ view, plan, terms, classes, onClasses }: Props) {
  const t = useText(rebalancingText);
  const formats = useFormats();
  const unit = useUnit();
  const { known } = useBookContext();
  const isOwner = useVisitor().modules.includes('owner');
  const isWriter = mayWrite(useVisitor().role) && isOwner && known === null;
  const [isSaving, setSaving] = useState(false);
  const columns = usePlanColumns(view, { classes, onClasses, plan });
  const amount = (value: string) => formats.amount(value, { unit });
  const totals = t('totals', {
    sold: amount(plan.sold),
    bought: amount(plan.bought),
    costs: amount(plan.costs),
    held: amount(plan.cashHeld.value ?? ''),
    after: amount(plan.cashAfter),
  });
  const save = isWriter && terms ? <Button onClick={() => setSaving(true)}>{t('save')}</Button> : null;
  return (
    <Panel title={t('plan')} subtitle={`${formats.unit(unit, plan.currency)} · ${totals}`} footnote={t('planNote')} tools={save} flush>
      <div className={s.scroll}>
        <ArrangedTable screen="rebalancing-plan" caption={t('plan')} columns={columns} rows={plan.lines} rowId={({ classId }) => classId} />
      </div>
      {isSaving && terms && <SaveDialog terms={terms} onClose={() => setSaving(false)} />}
    </Panel>
  );
}

/** The current choices of all rows, so that a change to one keeps the others. */
const termsOf = (plan: Plan): Classes =>
  plan.lines.map(({ classId, entityId, costBps }) => ({ classEntityId: classId, entityId, costBps }));

function usePlanColumns(
  view: BookView,
  { classes, onClasses, plan }: Pick<Props, 'classes' | 'onClasses' | 'plan'>,
): TableColumn<PlanLine>[] {
  const t = useText(rebalancingText);
  const reasonOf = useText(reasonsText);
  const formats = useFormats();
  const exact = useExact();
  const unit = useUnit();
  const { index } = view;
  const set = (classId: string, change: Partial<Classes[number]>) =>
    onClasses(
      termsOf(plan).map(row =>
        row.classEntityId === classId ? { ...row, ...typed(row.classEntityId), ...change } : { ...row, ...typed(row.classEntityId) },
      ),
    );
  const typed = (classId: string) => classes.find(row => row.classEntityId === classId) ?? {};
  const figure = (id: 'held' | 'weight' | 'policyWeight' | 'move'): TableColumn<PlanLine> => ({
    id,
    header: t(id),
    align: 'end',
    value: line => exact(shown(line[id])),
    node: line => <FigureText figure={shown(line[id])} />,
  });
  const money = (id: 'amount' | 'cost'): TableColumn<PlanLine> => ({
    id,
    header: t(id),
    align: 'end',
    value: line => exactly(line[id]),
    node: line => formats.amount(line[id], { unit, signed: id === 'amount' }),
  });
  return [
    { id: 'class', header: t('class'), value: ({ classId }) => index.nameOf(classId) },
    figure('held'),
    { ...figure('weight'), priority: 2 },
    figure('policyWeight'),
    figure('move'),
    {
      id: 'mandate',
      header: t('mandate'),
      value: ({ entityId }) => (entityId ? `${index.entity(entityId)?.ref ?? ''} ${index.nameOf(entityId)}` : t('leave')),
      node: line => (
        <Select
          className={s.mandate}
          size="xs"
          aria-label={`${t('mandate')} ${index.nameOf(line.classId)}`}
          value={line.entityId ?? ''}
          data={[
            { value: '', label: t('leave') },
            ...mandatesOf(view, line.classId).map(({ id, ref }) => ({ value: id, label: `${ref} ${index.nameOf(id)}` })),
          ]}
          allowDeselect={false}
          onChange={id => set(line.classId, { entityId: id || null })}
        />
      ),
    },
    {
      id: 'costBps',
      header: t('costBps'),
      align: 'end',
      value: ({ costBps }) => costBps,
      node: line => (
        <TextInput
          className={s.bps}
          size="xs"
          inputMode="decimal"
          aria-label={`${t('costBps')} ${index.nameOf(line.classId)}`}
          value={classes.find(row => row.classEntityId === line.classId)?.costBps ?? line.costBps}
          onChange={event => set(line.classId, { costBps: plainNumber(event.currentTarget.value) ?? event.currentTarget.value })}
        />
      ),
    },
    { ...money('amount'), priority: 1 },
    money('cost'),
    {
      id: 'weightAfter',
      priority: 3,
      header: t('weightAfter'),
      align: 'end',
      value: ({ weightAfter }) => exactly(weightAfter, 2),
      node: ({ weightAfter }) => formats.weight(weightAfter === null ? null : String(weightAfter)),
    },
    { id: 'reason', header: t('reason'), value: ({ reason }) => (reason ? reasonOf(reason as TradeReason) : '') }, // a code of the engine
  ];
}

function mandatesOf({ index, asOf }: BookView, classId: string) {
  const of = index.classOf(classId)?.id;
  return index.book.entities.filter(
    ({ kind, type, classId: own, mandate }) =>
      kind === 'mandate' &&
      type === 'mandate' &&
      own === of &&
      (mandate?.performanceClosedDate == null || mandate.performanceClosedDate >= asOf),
  );
}
