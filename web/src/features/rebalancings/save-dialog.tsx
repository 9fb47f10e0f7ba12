import { rebalancingName, type RebalancingTerms } from '@hakaru/contract/rebalancings';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshProposals } from './queries';
import { SaveRebalancingDocument } from './rebalancings.gen';
import { rebalancingCodes, rebalancingText } from './text';

/** Saves the trades as shown, under a name. */
export function SaveDialog({ terms, onClose }: { terms: RebalancingTerms; onClose: () => void }) {
  const t = useText(rebalancingText);
  const { assetId } = useBookContext();
  const refresh = useRefreshProposals();
  const form = useForm(rebalancingName, { name: '' }, rebalancingCodes);
  const save = async ({ name }: { name: string }) => {
    await ask(SaveRebalancingDocument, { assetId, name, terms });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('save')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('name')} label={t('name')} required />
      </Form>
    </Dialog>
  );
}
