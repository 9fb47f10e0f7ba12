import { ownAssetInput, type OwnAssetInput } from '@hakaru/contract/setup-steps';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useSetupChanges } from './queries';
import { goText, ownAssetCodes, ownAssetText } from './text';

export function OwnAssetDialog({ onClose }: { onClose: () => void }) {
  const t = useText(ownAssetText);
  const go = useText(goText);
  const { createAsset } = useSetupChanges();
  const form = useForm(ownAssetInput, { ref: '', nameEn: '', nameJp: '', baseCurrency: 'JPY' }, ownAssetCodes);
  const save = async (input: OwnAssetInput) => {
    await createAsset(input);
    toast(t('added'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={go('create')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('nameEn')} label={t('nameEn')} autoComplete="off" required />
        <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" required />
        <FieldPair>
          <TextField {...form.field('ref')} label={t('ref')} hint={t('refHint')} autoComplete="off" required />
          <TextField {...form.field('baseCurrency')} label={t('baseCurrency')} autoComplete="off" required />
        </FieldPair>
      </Form>
    </Dialog>
  );
}
