import { acceptanceInput, proposalReturnInput } from '@hakaru/contract/imports';
import { Check, CornerUpLeft } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import type { ImportDetail } from './import-detail';
import { EffectTables } from './effect-tables';
import s from './imports.module.css';
import { useRefusedWords } from './marks';
import { marksText } from './marks-text';
import { useImportActions } from './queries';

/** A proposed change: the owner sees its effects and accepts or returns it; the sender sees the outcome. */
export function ProposalPanel({ found }: { found: ImportDetail }) {
  const t = useText(marksText);
  const f = useFormats();
  const { proposal, withdrawn } = found;
  if (withdrawn) return <Notice>{t('withdrawnBy', { name: withdrawn.byName, at: f.time(withdrawn.at) })}</Notice>;
  if (!proposal) return null;
  const { isOpen, returnedAt, returnedByName, comment } = proposal;
  return (
    <>
      <Panel title={t('proposal')} tools={isOpen && !found.isOwn && !found.approval?.isOpen ? <Answers found={found} /> : undefined}>
        <div className={s.notices}>
          <p>{t('proposalLead', { name: proposal.byName, at: f.time(proposal.at) })}</p>
          {proposal.reason && (
            <p>
              {t('proposalReason')}: {proposal.reason}
            </p>
          )}
          {returnedAt && (
            <Notice tone="warn">{t('returnedBy', { name: returnedByName ?? '', at: f.time(returnedAt), comment: comment ?? '' })}</Notice>
          )}
        </div>
      </Panel>
      {isOpen && !found.isOwn && <EffectTables id={found.id} version={found.version} />}
    </>
  );
}

function Answers({ found }: { found: ImportDetail }) {
  const t = useText(marksText);
  const [asked, setAsked] = useState<'accept' | 'return' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Button icon={<CornerUpLeft size={14} />} onClick={() => setAsked('return')}>
        {t('giveBack')}
      </Button>
      <Button kind="primary" icon={<Check size={14} />} onClick={() => setAsked('accept')}>
        {t('accept')}
      </Button>
      {asked === 'accept' && <AcceptDialog found={found} onClose={close} />}
      {asked === 'return' && <ReturnDialog found={found} onClose={close} />}
    </>
  );
}

type Answering = { found: ImportDetail; onClose: () => void };

function AcceptDialog({ found: { id, version }, onClose }: Answering) {
  const t = useText(marksText);
  const words = useRefusedWords();
  const { accept } = useImportActions();
  const form = useForm(acceptanceInput, { reason: '' });
  const save = async ({ reason }: { reason: string }) => {
    try {
      const { approval } = await accept.mutateAsync({ id, version, reason });
      toast(t(approval?.isOpen ? 'approvalBegun' : 'accepted'));
    } catch (error) {
      toast(words(error), { tone: 'error', persist: true });
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('acceptTitle')} busy={form.submitting}>
      <Form form={form} submitLabel={t('accept')} onSubmit={save} onCancel={onClose}>
        <p>{t('acceptBody')}</p>
        <TextArea {...form.field('reason')} label={t('acceptReason')} rows={4} limit={1000} required />
      </Form>
    </Dialog>
  );
}

function ReturnDialog({ found: { id, version }, onClose }: Answering) {
  const t = useText(marksText);
  const words = useRefusedWords();
  const { giveBack } = useImportActions();
  const form = useForm(proposalReturnInput, { comment: '' });
  const save = async ({ comment }: { comment: string }) => {
    try {
      await giveBack.mutateAsync({ id, version, comment });
      toast(t('givenBack'));
    } catch (error) {
      toast(words(error), { tone: 'error', persist: true });
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('giveBackTitle')} busy={form.submitting}>
      <Form form={form} submitLabel={t('giveBack')} onSubmit={save} onCancel={onClose}>
        <TextArea {...form.field('comment')} label={t('comment')} rows={4} limit={1000} required />
      </Form>
    </Dialog>
  );
}
