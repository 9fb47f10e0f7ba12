import { baselMethods, baselOutcomes, type BaselMethod, type BaselOutcome } from '@hakaru/contract/basel';
import type { ReactNode } from 'react';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { Tag } from '#ui/tag';
import { EvidenceLink } from './evidence-link';
import type { BaselFund } from './queries';
import { baselText, inputText, methodText, outcomeText } from './text';

type Step = BaselFund['steps'][number];

const TONES: Readonly<Record<BaselOutcome, 'ok' | 'warn' | 'quiet'>> = {
  used: 'ok',
  noData: 'quiet',
  noEvidence: 'warn',
  tooHigh: 'warn',
  notReached: 'quiet',
};

/** The approaches in the order of the notice: the outcome of each, and the input that decided it. */
export function CascadePanel({ fund, tools }: { fund: BaselFund; tools: ReactNode }) {
  const t = useText(baselText);
  const outcomes = useText(outcomeText);
  const outcomeWord = (outcome: string) => outcomes(knownOutcome(outcome));
  const whyWords = useWhyWords();
  const methodOf = useText(methodText);
  const formats = useFormats();
  const columns: TableColumn<Step>[] = [
    { id: 'method', header: t('method'), value: step => methodOf(codeOf(step)) },
    {
      id: 'outcome',
      priority: 1,
      header: t('outcome'),
      value: step => outcomeWord(step.outcome),
      node: step => <Outcome outcome={step.outcome} />,
    },
    { id: 'why', header: t('why'), value: step => whyWords(step) },
    {
      id: 'weight',
      priority: 2,
      header: t('riskWeight'),
      align: 'end',
      value: ({ weight }) => (weight === null ? MISSING : formats.percent(String(weight))),
    },
    {
      id: 'evidence',
      header: t('evidence'),
      value: ({ outcome, method }) => (outcome === 'used' && method !== 'fallback' ? (fund.documentName ?? t('noEvidenceShort')) : null),
      node: ({ outcome, method }) => (outcome === 'used' && method !== 'fallback' ? <EvidenceLink fund={fund} /> : MISSING),
    },
  ];
  return (
    <Panel title={t('cascade')} subtitle={t('cascadeNote')} tools={tools} flush>
      <ArrangedTable screen="basel-cascade" caption={t('cascade')} columns={columns} rows={fund.steps} rowId={({ method }) => method} />
    </Panel>
  );
}

const codeOf = ({ method }: Step): BaselMethod => baselMethods.find(one => one === method) ?? 'fallback';

const knownOutcome = (outcome: string) => baselOutcomes.find(one => one === outcome) ?? 'notReached';

function Outcome({ outcome }: { outcome: string }) {
  const outcomeOf = useText(outcomeText);
  const known = knownOutcome(outcome);
  return <Tag tone={TONES[known]}>{outcomeOf(known)}</Tag>;
}

function useWhyWords(): (step: Step) => string | null {
  const t = useText(inputText);
  const formats = useFormats();
  return step => {
    const method = codeOf(step);
    if (method === 'fallback') return step.outcome === 'used' ? t('fallback') : null;
    if (step.input === null) return t('none');
    return t(method, { input: method === 'probability' ? step.input : formats.date(step.input) });
  };
}
