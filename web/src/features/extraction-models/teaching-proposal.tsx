import { Select } from '@mantine/core';
import { AppError } from '@hakaru/contract/errors';
import { Plus } from 'lucide-react';
import { useWhyReadOnly } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { useShownText } from './content-values';
import s from './extraction-models.module.css';
import type { Mapping } from './mapping-row';
import type { Teaching } from './queries';
import { teachingText } from './teaching-text';
import { statusText } from './text';

type Props = {
  teaching: Teaching | undefined;
  error: Error | null;
  isFetching: boolean;
  points: readonly { id: string; name: string; valueType: string }[];
  onDataPoint: (id: string | null) => void;
  onAdd: (mappings: readonly Mapping[]) => void;
};

/** The proposed label, pattern and unit, what they read, and the action that adds them to the mappings. */
export function TeachingProposal({ teaching, error, isFetching, points, onDataPoint, onAdd }: Props) {
  const t = useText(teachingText);
  const whyNot = useWhyReadOnly();
  if (error) {
    const isEmpty = error instanceof AppError && error.refusal === 'invalid';
    return <Notice tone="warn">{t(isEmpty ? 'nothingThere' : 'failed')}</Notice>;
  }
  if (!teaching)
    return isFetching ? (
      <p role="status" className={s.quiet}>
        {t('working')}
      </p>
    ) : (
      <p className={s.quiet}>{t('none')}</p>
    );
  const { mappings, label, dataPointId, isExact } = teaching;
  const add = () => {
    onAdd(mappings.map(one => ({ ...one, pattern: one.pattern ?? null, prompt: one.prompt ?? null, factor: one.factor ?? null })));
    toast(t('added'));
  };
  return (
    <Panel title={t('proposal')} refreshing={isFetching}>
      <div className={s.stack}>
        <Select
          label={t('dataPoint')}
          value={dataPointId ?? null}
          onChange={onDataPoint}
          data={points.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
        />
        <Findings teaching={teaching} valueType={points.find(({ id }) => id === dataPointId)?.valueType ?? 'text'} />
        {label == null && <Notice tone="warn">{t('noLabel')}</Notice>}
        {label != null && dataPointId == null && <Notice>{t('chooseDataPoint')}</Notice>}
        {mappings.length > 0 && !isExact && <Notice tone="warn">{t('notExact')}</Notice>}
        <div className={s.acts}>
          <Button kind="primary" icon={<Plus size={14} />} disabled={whyNot !== null || mappings.length === 0} onClick={add}>
            {t('add')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Findings({
  teaching: { pointed, label, side, unit, unitPlace, mappings, reads },
  valueType,
}: {
  teaching: Teaching;
  valueType: string;
}) {
  const t = useText(teachingText);
  const statuses = useText(statusText);
  const formats = useFormats();
  const shown = useShownText();
  const factor = formats.number(unit, { decimals: 0 });
  const units = { none: t('unitNone'), beside: t('unitBeside', { factor }), page: t('unitPage', { factor }) };
  const pattern = mappings[0]?.pattern;
  const isRead = reads?.status === 'found';
  const said = isRead ? shown(valueType, reads.value ?? null) : statuses((reads?.status ?? 'missing') as keyof typeof statusText); // the server sends no other
  return (
    <Facts
      facts={[
        [t('pointed'), pointed],
        ...(label == null ? [] : [[t('label'), t(side === 'above' ? 'above' : 'left', { label })] as const]),
        ...(pattern == null
          ? []
          : [
              [
                t('pattern'),
                <code key="pattern" className={s.code}>
                  {pattern}
                </code>,
              ] as const,
            ]),
        [t('unit'), units[unitPlace as keyof typeof units] /* the server sends no other */],
        ...(reads ? [[t('reads'), <b key="reads">{said}</b>] as const] : []),
      ]}
    />
  );
}
