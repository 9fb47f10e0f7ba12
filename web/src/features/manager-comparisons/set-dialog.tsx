import { peerSetInput, type PeerMember, type PeerSetInput } from '@hakaru/contract/manager-comparisons';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { CheckField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { AddManagerComparisonDocument, UpdateManagerComparisonDocument } from './manager-comparisons.gen';
import { useRefreshSets, type SavedSet } from './queries';
import { comparisonCodes, comparisonText } from './text';

type Props = { members: readonly PeerMember[]; set: SavedSet | null; onSaved: (id: string) => void; onClose: () => void };

/** Saves a comparison under a name, for the user or for the whole organisation. */
export function SetDialog({ members, set, onSaved, onClose }: Props) {
  const t = useText(comparisonText);
  const refresh = useRefreshSets();
  const start = { name: set?.name ?? '', isShared: set?.isShared ?? false, members: [...members] };
  const form = useForm(peerSetInput, start, comparisonCodes);
  const save = async (input: PeerSetInput) => {
    const id = set
      ? (await ask(UpdateManagerComparisonDocument, { id: set.id, version: set.version, input })).updateManagerComparison.id
      : (await ask(AddManagerComparisonDocument, { input })).addManagerComparison.id;
    toast(t('saved'));
    await refresh();
    onSaved(id);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(set ? 'change' : 'save')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('name')} label={t('name')} required />
        <CheckField {...form.field('isShared')} label={t('isShared')} />
      </Form>
    </Dialog>
  );
}
