import { Select, Textarea, TextInput } from '@mantine/core';
import { expectedSigns, signHandlings } from '@hakaru/contract/enumerations';
import { Trash2 } from 'lucide-react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import s from './extraction-models.module.css';
import { mappingKindText, modelsText, signText } from './text';

export type Mapping = {
  dataPointId: string;
  kind: number;
  pattern: string | null;
  prompt: string | null;
  factor: string | null;
  signHandling: string;
  expectedSign: string;
};

type Props = {
  number: number;
  mapping: Mapping;
  points: readonly { id: string; name: string }[];
  onChange: (next: Mapping | null) => void;
};

const KINDS = [3, 2, 1] as const;
/** The input each kind works with: a prompt, a factor or a pattern. */
const INPUT_OF = { 1: 'prompt', 2: 'factor', 3: 'pattern' } as const;
const WORD_OF = { 1: 'gpt', 2: 'multiplier', 3: 'regexp' } as const;

export function MappingRow({ number, mapping, points, onChange }: Props) {
  const t = useText(modelsText);
  const kinds = useText(mappingKindText);
  const signs = useText(signText);
  const kind = KINDS.find(one => one === mapping.kind) ?? 3;
  const field = INPUT_OF[kind];
  const Rule = kind === 1 ? Textarea : TextInput;
  return (
    <div className={s.mapping} role="group" aria-label={t('mapping', { n: number })}>
      <Select
        label={t('dataPoint')}
        value={mapping.dataPointId}
        onChange={value => value && onChange({ ...mapping, dataPointId: value })}
        data={points.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
      />
      <Select
        label={t('kind')}
        value={String(kind)}
        onChange={value => onChange({ ...mapping, kind: Number(value), pattern: null, prompt: null, factor: null })}
        data={KINDS.map(value => ({ value: String(value), label: kinds(WORD_OF[value]) }))}
        allowDeselect={false}
      />
      <Rule
        label={t('pattern')}
        value={mapping[field] ?? ''}
        onChange={event => onChange({ ...mapping, [field]: event.currentTarget.value || null })}
        {...(kind === 1 ? { autosize: true, minRows: 1, maxRows: 6 } : {})}
      />
      <Select
        label={t('signHandling')}
        value={mapping.signHandling}
        onChange={value => value && onChange({ ...mapping, signHandling: value })}
        data={signHandlings.map(value => ({ value, label: signs(value) }))}
        allowDeselect={false}
      />
      <Select
        label={t('expectedSign')}
        value={mapping.expectedSign}
        onChange={value => value && onChange({ ...mapping, expectedSign: value })}
        data={expectedSigns.map(value => ({ value, label: signs(value) }))}
        allowDeselect={false}
      />
      <IconButton label={t('removeMapping', { n: number })} icon={<Trash2 size={14} />} onClick={() => onChange(null)} />
    </div>
  );
}
