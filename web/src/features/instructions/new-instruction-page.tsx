import { useNavigate } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { useArea } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { InstructionFields } from './instruction-fields';
import { instructionForm, newInstruction } from './instruction-form';
import { CreateInstructionDocument } from './instructions.gen';
import { useMandateChoices, useRefreshInstructions, type MandateChoice } from './queries';
import { instructionCodes, instructionsText } from './text';

export function NewInstructionPage() {
  const t = useText(instructionsText);
  const { data: mandates, error } = useMandateChoices();
  if (error) throw error;
  return (
    <>
      <PageHead title={t('newTitle')} />
      {!mandates ? (
        <SkeletonRows rows={8} />
      ) : mandates.length === 0 ? (
        <EmptyState title={t('noMandates')} next="grant" />
      ) : (
        <NewForm mandates={mandates} />
      )}
    </>
  );
}

function NewForm({ mandates }: { mandates: readonly MandateChoice[] }) {
  const t = useText(instructionsText);
  const role = useArea();
  const navigate = useNavigate();
  const refresh = useRefreshInstructions();
  const form = useForm(instructionForm, newInstruction(), instructionCodes);
  const create = async (input: z.output<typeof instructionForm>) => {
    const { createInstruction } = await ask(CreateInstructionDocument, { input });
    toast(t('created'));
    await refresh();
    await navigate({ to: '/$role/instructions/$instructionId', params: { role, instructionId: createInstruction.id } });
  };
  return (
    <Panel title={t('particulars')}>
      <Form form={form} onSubmit={create} onCancel={() => void navigate({ to: '/$role/instructions', params: { role } })}>
        <InstructionFields form={form} mandates={mandates} editedId={null} />
      </Form>
    </Panel>
  );
}
