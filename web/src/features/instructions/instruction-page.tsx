import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useArea } from '#features/figures/public';
import { TransactionsOfInstruction } from '#features/transactions/public';
import { useClientsOf } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { MoveDialog } from '#ui/move-dialog';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { AnswerPanel } from './answer-panel';
import { DocumentsPanel } from './documents-panel';
import { InstructionFields } from './instruction-fields';
import { instructionForm, textsOf } from './instruction-form';
import { AuditPanel, ParticularsPanel } from './instruction-panels';
import {
  CancelInstructionDocument,
  DeleteInstructionDocument,
  DuplicateInstructionDocument,
  FinalizeInstructionDocument,
  UpdateInstructionDocument,
} from './instructions.gen';
import { PrintMenu } from './print-menu';
import { useInstruction, useRefreshInstructions, type Instruction } from './queries';
import { instructionCodes, instructionsText } from './text';

export function InstructionPage() {
  const { instructionId } = useParams({ strict: false });
  const t = useText(instructionsText);
  const role = useArea();
  const [isEditing, setIsEditing] = useState(false);
  const { data: instruction, error } = useInstruction(instructionId);
  if (error) throw error;
  return (
    <>
      <PageHead
        title={instruction ? (instruction.number ?? instruction.ref) : t('instruction')}
        context={
          <AppLink to="/$role/instructions" params={{ role }}>
            {t('title')}
          </AppLink>
        }
      >
        {instruction && !isEditing && <Actions instruction={instruction} onEdit={() => setIsEditing(true)} />}
      </PageHead>
      {!instruction ? (
        <SkeletonRows rows={8} />
      ) : (
        <PanelGrid>
          <PanelCell span={8}>
            {isEditing ? (
              <EditPanel instruction={instruction} onDone={() => setIsEditing(false)} />
            ) : (
              <ParticularsPanel instruction={instruction} />
            )}
          </PanelCell>
          <PanelCell span={4}>
            <AnswerPanel instruction={instruction} />
          </PanelCell>
          <PanelCell span={12}>
            <TransactionsOfInstruction instructionId={instruction.id} version={instruction.version} />
          </PanelCell>
          <PanelCell span={12}>
            <DocumentsPanel
              id={instruction.id}
              version={instruction.version}
              isDraft={instruction.status === 'preliminary' || instruction.status === 'invalid'}
            />
          </PanelCell>
          <PanelCell span={12}>
            <AuditPanel instruction={instruction} />
          </PanelCell>
        </PanelGrid>
      )}
    </>
  );
}

type Chosen = { id: string; version: number };

const MOVES = {
  finalize: { send: (chosen: Chosen) => ask(FinalizeInstructionDocument, chosen), done: 'finalized' },
  delete: { send: (chosen: Chosen) => ask(DeleteInstructionDocument, chosen), done: 'deleted' },
  cancel: { send: (chosen: Chosen) => ask(CancelInstructionDocument, chosen), done: 'cancelled' },
} as const;
type MoveName = keyof typeof MOVES;

function Actions({ instruction, onEdit }: { instruction: Instruction; onEdit: () => void }) {
  const { id, version, abilities, number, ref } = instruction;
  const clientsOf = useClientsOf();
  const t = useText(instructionsText);
  const role = useArea();
  const navigate = useNavigate();
  const refresh = useRefreshInstructions();
  const [asked, setAsked] = useState<MoveName | null>(null);
  const move = async (name: MoveName) => {
    await MOVES[name].send({ id, version });
    toast(t(MOVES[name].done));
    await refresh();
  };
  const duplicate = async () => {
    const { duplicateInstruction } = await ask(DuplicateInstructionDocument, { id });
    toast(t('duplicated'));
    await refresh();
    await navigate({ to: '/$role/instructions/$instructionId', params: { role, instructionId: duplicateInstruction.id } });
  };
  return (
    <>
      <PrintMenu id={id} name={number ?? ref} />
      {abilities.includes('duplicate') && <Button onClick={() => void duplicate()}>{t('duplicate')}</Button>}
      {abilities.includes('edit') && <Button onClick={onEdit}>{t('edit')}</Button>}
      {abilities.includes('delete') && <Button onClick={() => setAsked('delete')}>{t('delete')}</Button>}
      {abilities.includes('cancel') && <Button onClick={() => setAsked('cancel')}>{t('cancel')}</Button>}
      {abilities.includes('finalize') && (
        <Button kind="primary" onClick={() => setAsked('finalize')}>
          {t('finalize')}
        </Button>
      )}
      {asked && (
        <MoveDialog
          title={t(`${asked}Ask`)}
          client={clientsOf([instruction])}
          body={t(`${asked}Body`)}
          label={t(asked)}
          danger={asked !== 'finalize'}
          codes={instructionCodes}
          fields={instructionsText}
          action={() => move(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Keeps the version it was opened with: a change saved by somebody else meanwhile is reported, and no input is lost. */
function EditPanel({ instruction, onDone }: { instruction: Instruction; onDone: () => void }) {
  const t = useText(instructionsText);
  const refresh = useRefreshInstructions();
  const [{ id, version }] = useState(instruction);
  const form = useForm(instructionForm, textsOf(instruction), instructionCodes);
  const save = async (input: z.output<typeof instructionForm>) => {
    await ask(UpdateInstructionDocument, { id, version, input });
    toast(t('saved'));
    await refresh();
    onDone();
  };
  return (
    <Panel title={t('particulars')}>
      <Form form={form} onSubmit={save} onCancel={onDone}>
        <InstructionFields form={form} mandates={[]} editedId={id} />
      </Form>
    </Panel>
  );
}
