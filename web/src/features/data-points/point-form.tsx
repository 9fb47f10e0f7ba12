import { Select, TextInput } from '@mantine/core';
import { accountFields, accountTypes, breakdownTypes, formatTypes, timeDimensions, valueTypes } from '@hakaru/contract/data-points';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWhyReadOnly } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { UpdateDataPointDocument } from './data-points.gen';
import s from './data-points.module.css';
import { isForeseen, type Point } from './queries';
import { accountText, breakdownText, dataPointMessages, dataPointsText, formatText, timeText, valueTypeText } from './text';

type Draft = Omit<Point, 'id' | 'version' | 'uses' | '__typename'>;
type Message = keyof typeof dataPointMessages;

/** Why a draft cannot be saved, in the specification's words; null when it can. */
function faultOf(draft: Draft, before: Draft): Message | null {
  if (draft.query && !(draft.accountType && draft.accountField)) return 'accountBeforeQuery';
  if (Boolean(draft.accountType) !== Boolean(draft.accountField)) return 'bothOfAccount';
  if (Boolean(draft.formatType) !== Boolean(draft.formatValue)) return 'bothOfFormat';
  return JSON.stringify(draft) === JSON.stringify(before) ? 'noChanges' : null;
}

export function PointForm({ point }: { point: Point }) {
  const t = useText(dataPointsText);
  const say = useText(dataPointMessages);
  const client = useQueryClient();
  const whyNot = useWhyReadOnly();
  const { id, version, uses: _, ...before } = point;
  const [draft, setDraft] = useState<Draft>(before);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const save = async () => {
    const fault = faultOf(draft, before);
    if (fault) return void toast(say(fault), { tone: fault === 'noChanges' ? 'info' : 'error' });
    try {
      await ask(UpdateDataPointDocument, { id, version, input: draft });
      toast(say('updated'));
      await client.invalidateQueries({ queryKey: ['dataPoints'] });
    } catch (error) {
      toast(say(messageOf(error)), { tone: 'error' });
    }
  };
  return (
    <Panel title={t('dataPoint')}>
      <form
        className={s.form}
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
      >
        <MeaningFields draft={draft} change={change} />
        <AccountFields draft={draft} change={change} />
        <div className={s.buttons}>
          <Button kind="primary" type="submit" disabled={whyNot !== null}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function messageOf(error: unknown): Message {
  if (!isForeseen(error)) return 'unknown';
  if (error.refusal === 'notFound') return 'notFound';
  return error.refusal === 'invalid' ? 'invalid' : 'updateFailed';
}

type FieldsProps = { draft: Draft; change: (part: Partial<Draft>) => void };

function MeaningFields({ draft, change }: FieldsProps) {
  const t = useText(dataPointsText);
  const values = useText(valueTypeText);
  const breakdowns = useText(breakdownText);
  const times = useText(timeText);
  return (
    <>
      <TextInput label={t('name')} value={draft.name} onChange={event => change({ name: event.currentTarget.value })} />
      <TextInput label={t('table')} value={draft.tableName} onChange={event => change({ tableName: event.currentTarget.value })} />
      <Select
        label={t('valueType')}
        value={draft.valueType}
        onChange={value => value && change({ valueType: value })}
        data={valueTypes.map(value => ({ value, label: values(value) }))}
        allowDeselect={false}
      />
      <Select
        label={t('breakdownType')}
        value={draft.breakdownType}
        onChange={value => value && change({ breakdownType: value })}
        data={breakdownTypes.map(value => ({ value, label: breakdowns(value) }))}
        allowDeselect={false}
      />
      <Select
        label={t('timeDimension')}
        value={draft.timeDimension}
        onChange={value => value && change({ timeDimension: value })}
        data={timeDimensions.map(value => ({ value, label: times(value) }))}
        allowDeselect={false}
      />
    </>
  );
}

function AccountFields({ draft, change }: FieldsProps) {
  const t = useText(dataPointsText);
  const say = useText(dataPointMessages);
  const accounts = useText(accountText);
  const formats = useText(formatText);
  const fields = accountTypes.flatMap(type => (type === draft.accountType ? accountFields[type] : []));
  const isBound = Boolean(draft.accountType && draft.accountField);
  return (
    <>
      <Select
        label={t('accountType')}
        value={draft.accountType ?? null}
        onChange={accountType => change({ accountType, accountField: null })}
        data={accountTypes.map(value => ({ value, label: accounts(value) }))}
        clearable
      />
      <Select
        label={t('accountField')}
        value={draft.accountField ?? null}
        onChange={accountField => change({ accountField })}
        data={fields.map(value => ({ value, label: accounts(value) }))}
        clearable
      />
      <TextInput
        label={t('query')}
        description={t('queryHint')}
        value={draft.query ?? ''}
        error={draft.query && !isBound ? say('accountBeforeQuery') : undefined}
        onChange={event => change({ query: event.currentTarget.value || null })}
      />
      <Select
        label={t('formatType')}
        value={draft.formatType ?? null}
        onChange={formatType => change({ formatType })}
        data={formatTypes.map(value => ({ value, label: formats(value) }))}
        clearable
      />
      <TextInput
        label={t('formatValue')}
        description={t('formatHint')}
        value={draft.formatValue ?? ''}
        onChange={event => change({ formatValue: event.currentTarget.value || null })}
      />
    </>
  );
}
