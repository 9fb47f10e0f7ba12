import { Select, TextInput } from '@mantine/core';
import type { DocumentType } from '@hakaru/contract/documents';
import { documentTypes } from '@hakaru/contract/enumerations';
import { AppError } from '@hakaru/contract/errors';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDataPoints } from '#features/data-points/public';
import { documentTypeText } from '#features/documents/public';
import { useArea, useWhyReadOnly } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { CreateExtractionModelDocument, ProposeExtractionModelDocument } from './extraction-models.gen';
import s from './extraction-models.module.css';
import { MappingRow, type Mapping } from './mapping-row';
import { asksProvider, ProviderState } from './provider';
import { useRefresh, type Model, type Replay } from './queries';
import { replayText } from './replay-text';
import { TeachingPanel } from './teaching-panel';
import { modelsText } from './text';

/** A model's terms and its mappings, written or taught; continues the user's own pending change. */
export function ModelForm({ model, draft }: { model: Model | null; draft: Replay | null }) {
  const t = useText(modelsText);
  const words = useText(replayText);
  const start = draft ?? model;
  const types = useText(documentTypeText);
  const whyNot = useWhyReadOnly();
  const [name, setName] = useState(start?.name ?? '');
  const [type, setType] = useState((start?.documentType ?? 'PA_CONTRIBUTION') as DocumentType); // the server's own rule
  const [layout, setLayout] = useState(start?.layout ?? '');
  const [mappings, setMappings] = useState<readonly Mapping[]>(() => (start?.mappings ?? []).map(mappingOf));
  const { data: points } = useDataPoints(type);
  const save = useSave(model);
  const change = (at: number, next: Mapping | null) =>
    setMappings(mappings.flatMap((one, index) => (index === at ? (next ? [next] : []) : [one])));
  const first = points?.[0];
  return (
    <>
      <Panel title={t('mappings')}>
        <form
          className={s.stack}
          onSubmit={event => {
            event.preventDefault();
            void save({ name, documentType: type, layout: layout || null, mappings: [...mappings] });
          }}
        >
          <div className={s.form}>
            <TextInput label={t('name')} value={name} onChange={event => setName(event.currentTarget.value)} required />
            <Select
              label={t('documentType')}
              value={type}
              onChange={value => setType(documentTypes.find(one => one === value) ?? type)}
              data={documentTypes.map(value => ({ value, label: types(value) }))}
              allowDeselect={false}
            />
            <TextInput
              label={t('layout')}
              description={t('layoutHint')}
              value={layout}
              onChange={event => setLayout(event.currentTarget.value)}
            />
          </div>
          {asksProvider(mappings) && <ProviderState />}
          {points?.length === 0 && <Notice>{t('noDataPoints')}</Notice>}
          {mappings.map((mapping, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <MappingRow key={at} number={at + 1} mapping={mapping} points={points ?? []} onChange={next => change(at, next)} />
          ))}
          <div className={s.acts}>
            <Button
              icon={<Plus size={14} />}
              disabled={!first || whyNot !== null}
              onClick={() => first && setMappings([...mappings, { ...EMPTY, dataPointId: first.id }])}
            >
              {t('addMapping')}
            </Button>
            <Button kind="primary" type="submit" disabled={whyNot !== null}>
              {model ? words('compare') : t('save')}
            </Button>
            {model && <span className={s.quiet}>{words('compareHint')}</span>}
          </div>
        </form>
      </Panel>
      <TeachingPanel documentType={type} points={points ?? []} onAdd={added => setMappings([...mappings, ...added])} />
    </>
  );
}

const EMPTY = { kind: 3, pattern: '', prompt: null, factor: null, signHandling: 'None', expectedSign: 'none' };

function mappingOf({ dataPointId, kind, pattern, prompt, factor, signHandling, expectedSign }: Model['mappings'][number]): Mapping {
  return { dataPointId, kind, pattern: pattern ?? null, prompt: prompt ?? null, factor: factor ?? null, signHandling, expectedSign };
}

type Input = { name: string; documentType: string; layout: string | null; mappings: Mapping[] };

/** A new model is saved at once; a change is first compared on past documents. */
function useSave(model: Model | null) {
  const t = useText(modelsText);
  const words = useText(replayText);
  const role = useArea();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const propose = async ({ id, version }: Model, input: Input) => {
    await ask(ProposeExtractionModelDocument, { id, version, input });
    toast(words('started'));
    await refresh();
  };
  const create = async (input: Input) => {
    const modelId = (await ask(CreateExtractionModelDocument, { input })).createExtractionModel.id;
    toast(t('saved'));
    await refresh();
    await navigate({ to: '/$role/documents/models/$modelId', params: { role, modelId } });
  };
  return async (input: Input) => {
    try {
      await (model ? propose(model, input) : create(input));
    } catch (error) {
      const isLate = error instanceof AppError && error.refusal === 'conflict';
      toast(t(isLate ? 'changedMeanwhile' : 'notSaved'), { tone: 'error' });
    }
  };
}
