import { AppError } from '@hakaru/contract/errors';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { DiscloseProductDocument } from './products.gen';
import s from './products.module.css';
import { useManagedMandates, useRefreshProducts, type Product } from './queries';
import { productsText } from './text';

/** The clients who see the product and its returns. */
export function DiscloseForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useText(productsText);
  const jp = useLanguage() === 'jp';
  const { data: mandates } = useManagedMandates();
  const refresh = useRefreshProducts();
  const [{ id, version }] = useState(product);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(product.disclosures.map(({ clientId }) => clientId)));
  const [isBusy, setBusy] = useState(false);
  const toggle = (clientId: string) => setChosen(new Set(chosen.has(clientId) ? [...chosen].filter(one => one !== clientId) : [...chosen, clientId])); // oxfmt-ignore
  const save = async () => {
    setBusy(true);
    try {
      await ask(DiscloseProductDocument, { id, version, clientIds: [...chosen] });
      toast(t('disclosed'));
      onClose();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast(t('conflict'), { tone: 'error' });
    } finally {
      setBusy(false);
      await refresh();
    }
  };
  if (!mandates) return <SkeletonRows rows={4} />;
  if (mandates.length === 0) return <EmptyState title={t('noClients')} next="grant" />;
  const clients = new Map(mandates.map(({ clientId, clientEn, clientJp }) => [clientId, jp ? clientJp : clientEn]));
  return (
    <>
      <p className={s.hint}>{t('discloseHint')}</p>
      <fieldset className={s.group}>
        <legend>{t('shownTo')}</legend>
        {[...clients].map(([clientId, name]) => (
          <Checkbox key={clientId} label={name} checked={chosen.has(clientId)} onChange={() => toggle(clientId)} />
        ))}
      </fieldset>
      <div className={s.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" busy={isBusy} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </>
  );
}
