import { day, id } from '@hakaru/contract/fields';
import { changeReason } from '@hakaru/contract/structure';
import * as z from 'zod/mini';
import type { BookEntity, BookIndex } from '#features/figures/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { ReasonField } from '#ui/form/reason-field';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { AssignBenchmarkDocument } from './benchmarks.gen';
import { partsCodes } from './builder-text';
import { useRefreshFigures } from './queries';
import { benchmarksText } from './text';

const assignForm = z.object({ benchmarkId: id, fromDay: day, reason: changeReason });

type AssignProps = { index: BookIndex; entity: BookEntity; onClose: () => void };

export function AssignDialog(props: AssignProps) {
  const t = useText(benchmarksText);
  return (
    <Dialog open onClose={props.onClose} title={t('assignTitle')}>
      <AssignForm {...props} />
    </Dialog>
  );
}

function AssignForm({ index, entity, onClose }: AssignProps) {
  const t = useText(benchmarksText);
  const language = useLanguage();
  const refresh = useRefreshFigures();
  const start = entity.mandate?.performanceInceptionDate ?? entity.mandate?.openedDate ?? '';
  const form = useForm(assignForm, { benchmarkId: '', fromDay: start, reason: '' }, partsCodes);
  const options = index.book.entities
    .filter(({ kind }) => kind === 'benchmark')
    .map(({ id: value, ref, name }) => ({ value, label: `${name[language]} (${ref})` }));
  return (
    <Form
      form={form}
      submitLabel={t('assign')}
      onSubmit={async link => {
        await ask(AssignBenchmarkDocument, { entityId: entity.id, ...link, reason: link.reason ?? null });
        toast(t('assigned'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <SelectField {...form.field('benchmarkId')} label={t('benchmark')} options={options} searchable required />
      <DateField {...form.field('fromDay')} label={t('since')} hint={t('assignHint')} required />
      <ReasonField field={form.field('reason')} />
    </Form>
  );
}
