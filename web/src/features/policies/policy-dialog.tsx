import { policyInput } from '@hakaru/contract/policies';
import { useQueryClient } from '@tanstack/react-query';
import { classColour, type Book } from '#features/figures/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { ReasonField } from '#ui/form/reason-field';
import { useForm } from '#ui/form/use-form';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { SavePolicyDocument } from './policies.gen';
import { SplitEditor, type SplitLine } from './split-editor';
import { policiesText } from './text';

type PolicyVersion = Book['policies'][number];

type PolicyDialogProps = {
  book: Book;
  /** The version to start from; with `isNew` it is copied. */
  version: PolicyVersion | undefined;
  isNew: boolean;
  onClose: () => void;
};

/** Edits the policy mix in force from a day on: a target and a band for each class. */
export function PolicyDialog(props: PolicyDialogProps) {
  const t = useText(policiesText);
  const { book, isNew, onClose } = props;
  if (book.classes.length === 0) {
    return (
      <Dialog open onClose={onClose} title={t('add')}>
        <EmptyState title={t('noClasses')} next="policy" />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t(isNew ? 'add' : 'editTitle')}>
      <PolicyForm {...props} />
    </Dialog>
  );
}

function PolicyForm({ book, version, isNew, onClose }: PolicyDialogProps) {
  const t = useText(policiesText);
  const language = useLanguage();
  const client = useQueryClient();
  const form = useForm(policyInput, { fromDay: isNew ? '' : (version?.fromDay ?? ''), reason: '', rows: rowsOf(book, version) });
  const names = new Map(book.classes.map(one => [one.id, { label: one.name[language], color: classColour(one, book.classes) }]));
  const lines = form.values.rows.map(row => ({ ...row, label: row.id, ...names.get(row.id) }));
  const change = (next: SplitLine[]) =>
    form.setValue(
      'rows',
      next.map(({ id, percent, band = '0' }) => ({ id, percent, band })),
    );
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(SavePolicyDocument, { assetId: book.assetId, input });
        toast(t('saved'));
        await client.invalidateQueries({ queryKey: ['figures'] });
        onClose();
      }}
      onCancel={onClose}
    >
      <DateField {...form.field('fromDay')} label={t('fromDay')} required />
      <SplitEditor label={t('split')} lines={lines} onChange={change} failure={form.errors['rows'] ?? null} />
      <p>{t('zeroHint')}</p>
      <ReasonField field={form.field('reason')} />
    </Form>
  );
}

/** Every class of the asset with its values in the version; a class missing from the version has no target. */
function rowsOf({ classes }: Book, version: PolicyVersion | undefined) {
  return classes.map(({ id }) => {
    const held = version?.weights.find(({ classId }) => classId === id);
    return { id, percent: held ? plain(held.weightPercent) : null, band: held ? plain(held.bandPercent) : '0' };
  });
}

/** Without trailing zeros: 25.0000 becomes 25. */
function plain(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}
