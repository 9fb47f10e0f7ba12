import { Eye, Undo2 } from 'lucide-react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { toast } from '#ui/toast-queue';
import { useClientsOfImports, type ImportDetail } from './import-detail';
import { useRefusedWords } from './marks';
import { marksText } from './marks-text';
import { useImportActions } from './queries';

type Found = Pick<ImportDetail, 'id' | 'version' | 'status' | 'isOwn' | 'isDraft' | 'withdrawn' | 'approval' | 'owner'>;

export const mayWithdraw = ({ isOwn, status, withdrawn, approval }: Found): boolean =>
  isOwn && status !== 'approved' && !withdrawn && !approval?.isOpen;

/** Withdraws a file; a draft, which nobody else has seen, is discarded. */
export function WithdrawButton({ found }: { found: Found }) {
  const t = useText(marksText);
  const words = useRefusedWords();
  const { withdraw } = useImportActions();
  const client = useClientsOfImports()([found]);
  if (!mayWithdraw(found)) return null;
  const label = t(found.isDraft ? 'discard' : 'withdraw');
  const ask = () =>
    confirm({
      title: t(found.isDraft ? 'discardTitle' : 'withdrawTitle'),
      client,
      body: t('withdrawBody'),
      confirmLabel: label,
      danger: true,
      action: async () => {
        try {
          await withdraw.mutateAsync({ id: found.id, version: found.version });
          toast(t('withdrawDone'));
        } catch (error) {
          toast(words(error), { tone: 'error', persist: true });
        }
      },
    });
  return (
    <Button icon={<Undo2 size={14} />} onClick={() => void ask()}>
      {label}
    </Button>
  );
}

/** A draft with errors is visible to its sender only; this sends it on to the client as it is. */
export function SendOnButton({ found }: { found: Found & Pick<ImportDetail, 'ownerId' | 'refusal'> }) {
  const t = useText(marksText);
  const { sendOn } = useImportActions();
  const client = useClientsOfImports()([found]);
  if (!mayWithdraw(found) || !found.isDraft || found.status !== 'error' || found.ownerId === null || found.refusal) return null;
  const ask = () =>
    confirm({
      title: t('sendOnTitle'),
      client,
      body: t('sendOnBody'),
      confirmLabel: t('sendOn'),
      action: async () => {
        await sendOn.mutateAsync({ id: found.id, version: found.version });
        toast(t('sendOnDone'));
      },
    });
  return (
    <Button icon={<Eye size={14} />} onClick={() => void ask()}>
      {t('sendOn')}
    </Button>
  );
}
