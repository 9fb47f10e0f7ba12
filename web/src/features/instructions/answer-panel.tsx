import { trusteeAnswerInput, trusteeAnswers, type TrusteeAnswer } from '@hakaru/contract/instructions';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useClientsOf } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { Form } from '#ui/form/form';
import { TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { AnswerInstructionDocument } from './instructions.gen';
import { useRefreshInstructions, type Instruction } from './queries';
import { answerText, instructionCodes, instructionsText } from './text';

const VERBS = { received: 'receive', confirmed: 'confirm', returned: 'return' } as const;

/** The trust bank's answer to the instruction; the bank gives it here. */
export function AnswerPanel({ instruction }: { instruction: Instruction }) {
  const t = useText(answerText);
  const [asked, setAsked] = useState<TrusteeAnswer | null>(null);
  const open = trusteeAnswers.filter(answer => instruction.abilities.includes(answer));
  const tools = open.map(answer => (
    <Button key={answer} kind={answer === 'confirmed' ? 'primary' : 'default'} onClick={() => setAsked(answer)}>
      {t(VERBS[answer])}
    </Button>
  ));
  return (
    <Panel title={t('answers')} tools={tools}>
      {instruction.answers.length === 0 ? (
        <EmptyState title={t('noAnswer')} next="wait" />
      ) : (
        instruction.answers.map(one => <Answer key={one.at} answer={one} />)
      )}
      {asked && <AnswerDialog instruction={instruction} answer={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function Answer({ answer: { answer, bankName, bankNameJp, user, at, reference, comment } }: { answer: Instruction['answers'][number] }) {
  const t = useText(answerText);
  const words = useText(instructionsText);
  const formats = useFormats();
  const language = useLanguage();
  return (
    <Facts
      facts={[
        [t('answer'), t(answer as TrusteeAnswer /* by a CHECK constraint */)],
        [t('bank'), language === 'jp' ? bankNameJp : bankName],
        [words('user'), user],
        [words('timestamp'), formats.time(at)],
        [t('reference'), reference],
        [words('comment'), comment],
      ]}
    />
  );
}

type Texts = { answer: TrusteeAnswer; comment: string; reference: string };

const answerForm = z.pipe(
  z.transform(
    ({ answer, comment, reference }: Texts) =>
      ({ answer, comment: comment || null, reference: reference || null }) as z.input<typeof trusteeAnswerInput>, // the next schema validates it
  ),
  trusteeAnswerInput,
);

type DialogProps = { instruction: Instruction; answer: TrusteeAnswer; onClose: () => void };

function AnswerDialog({ instruction, answer, onClose }: DialogProps) {
  const clientsOf = useClientsOf();
  const t = useText(answerText);
  const words = useText(instructionsText);
  const refresh = useRefreshInstructions();
  const form = useForm(answerForm, { answer, comment: '', reference: '' }, instructionCodes);
  const send = async (input: z.output<typeof answerForm>) => {
    await ask(AnswerInstructionDocument, { id: instruction.id, input });
    toast(t('answered'));
    await refresh();
    onClose();
  };
  const isReturned = answer === 'returned';
  return (
    <Dialog open onClose={onClose} title={t(VERBS[answer])} client={clientsOf([instruction])} size="small">
      <Form form={form} onSubmit={send} onCancel={onClose} submitLabel={t(VERBS[answer])}>
        <TextField {...form.field('reference')} label={t('reference')} autoComplete="off" />
        <TextArea
          {...form.field('comment')}
          label={words('comment')}
          rows={3}
          required={isReturned}
          {...(isReturned ? { hint: t('returnHint') } : {})}
        />
      </Form>
    </Dialog>
  );
}
