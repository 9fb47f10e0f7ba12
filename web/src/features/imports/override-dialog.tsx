import { approvalInput } from '@hakaru/contract/imports';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useClientsOfImports, type ImportDetail } from './import-detail';
import type { ImportFindingsQuery } from './imports.gen';
import { overrideText } from './override-text';
import { useImportActions } from './queries';
import { importsText } from './text';

type Finding = ImportFindingsQuery['importFindings']['data'][number];

/** A value other than the file's is used only when a person decides so and gives a reason; both values are kept. */
export function OverrideDialog({ found, finding, onClose }: { found: ImportDetail; finding: Finding; onClose: () => void }) {
  const t = useText(overrideText);
  const words = useText(importsText);
  const { fix } = useImportActions();
  const client = useClientsOfImports()([found]);
  const form = useForm(approvalInput, { reason: '' });
  const place = finding.cell ? `${finding.sheet}!${finding.cell}` : finding.sheet;
  return (
    <Dialog open onClose={onClose} title={t('title')} client={client} busy={form.submitting}>
      <Form
        form={form}
        submitLabel={t('use')}
        onSubmit={async ({ reason }) => {
          await fix.mutateAsync({ id: found.id, version: found.version, findingIds: [finding.id], reason });
          toast(words('fixed'));
          onClose();
        }}
        onCancel={onClose}
      >
        <p>{t('body', { cell: place, value: finding.value ?? t('empty'), fix: finding.fix ?? '' })}</p>
        <TextArea {...form.field('reason')} label={t('reason')} rows={3} limit={1000} required />
      </Form>
    </Dialog>
  );
}
