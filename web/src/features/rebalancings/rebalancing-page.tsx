import { rebalancingTargets, rebalancingTerms, type RebalancingTerms } from '@hakaru/contract/rebalancings';
import { AppError } from '@hakaru/contract/errors';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BookPage, useArea, useBookContext, type BookView } from '#features/figures/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { plainNumber } from '#ui/form/typed-digits';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { PlanTable } from './plan-table';
import { ProposalsPanel } from './proposals-panel';
import { usePlan } from './queries';
import s from './rebalancings.module.css';
import { rebalancingText, targetText } from './text';

/** From weights and bands to the trades needed, and on to draft instructions. */
export function RebalancingPage() {
  const t = useText(rebalancingText);
  const role = useArea();
  const back = (
    <AppLink to="/$role/assetClasses" params={{ role }}>
      {t('classes')}
    </AppLink>
  );
  return (
    <BookPage title={t('title')} context={() => back}>
      {view => (view.index.policyOn(view.asOf) ? <Rebalancing view={view} /> : <EmptyState title={t('noPolicy')} next="policy" />)}
    </BookPage>
  );
}

export type ClassTerms = RebalancingTerms['classes'];

function Rebalancing({ view }: { view: BookView }) {
  const t = useText(rebalancingText);
  const { asOf } = useBookContext();
  const [terms, setTerms] = useState<Omit<RebalancingTerms, 'asOf'>>({
    target: 'policy',
    cashEntityId: cashOf(view),
    keepCash: '0',
    minimumTrade: '0',
    classes: [],
  });
  const checked = rebalancingTerms.safeParse({ ...terms, asOf });
  const { data, error, refetch } = usePlan(checked.success ? checked.data : null);
  const change = (next: Partial<typeof terms>) => setTerms(before => ({ ...before, ...next }));
  const isUnpopulated = error instanceof AppError && error.fields['asOf']?.includes('notPopulated') === true;
  return (
    <div className={s.stack}>
      <TermsPanel view={view} terms={terms} onChange={change} />
      {terms.cashEntityId === '' ? (
        <EmptyState title={t('chooseCash')} next="choose" />
      ) : isUnpopulated ? (
        <EmptyState title={t('notPopulated')} next="populate" />
      ) : error ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <PlanTable
          view={view}
          plan={data}
          terms={checked.success ? checked.data : null}
          classes={terms.classes}
          onClasses={classes => change({ classes })}
        />
      ) : (
        <SkeletonRows rows={10} />
      )}
      <ProposalsPanel view={view} />
    </div>
  );
}

type TermsProps = {
  view: BookView;
  terms: Omit<RebalancingTerms, 'asOf'>;
  onChange: (next: Partial<Omit<RebalancingTerms, 'asOf'>>) => void;
};

function TermsPanel({ view, terms, onChange }: TermsProps) {
  const t = useText(rebalancingText);
  const targetOf = useText(targetText);
  const { index } = view;
  const mandates = index.book.entities.filter(({ kind, type }) => kind === 'mandate' && type === 'mandate');
  const amount = (name: 'keepCash' | 'minimumTrade') => (
    <TextInput
      label={t(name)}
      description={t('amountHint', { currency: index.book.baseCurrency })}
      inputMode="decimal"
      value={terms[name]}
      onChange={event => onChange({ [name]: plainNumber(event.currentTarget.value) ?? event.currentTarget.value })}
    />
  );
  const tools = (
    <Segmented
      label={t('target')}
      value={terms.target}
      onChange={target => onChange({ target })}
      items={rebalancingTargets.map(value => ({ value, label: targetOf(value) }))}
    />
  );
  return (
    <Panel title={t('terms')} tools={tools}>
      <div className={s.terms}>
        <Select
          label={t('cash')}
          searchable
          value={terms.cashEntityId || null}
          data={mandates.map(({ id, ref }) => ({ value: id, label: `${ref} ${index.nameOf(id)}` }))}
          onChange={id => onChange({ cashEntityId: id ?? '', classes: [] })}
        />
        {amount('keepCash')}
        {amount('minimumTrade')}
      </div>
    </Panel>
  );
}

/** The mandate of the class with the code of cash; without one the reader chooses. */
function cashOf({ index }: BookView): string {
  const cash = index.book.classes.find(({ ref }) => ref === 'CS');
  return index.book.entities.find(({ kind, type, classId }) => kind === 'mandate' && type === 'mandate' && classId === cash?.id)?.id ?? '';
}
