import { AppError } from '@hakaru/contract/errors';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { LinkProductMandatesDocument, type ManagedMandateFieldsFragment } from './products.gen';
import s from './products.module.css';
import { useManagedMandates, useRefreshProducts, type Product } from './queries';
import { productsText } from './text';

/** Every mandate the manager runs, by client; the checked ones belong to the product. */
export function LinkForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useText(productsText);
  const { data: mandates } = useManagedMandates();
  const refresh = useRefreshProducts();
  const [{ id, version }] = useState(product);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(product.mandates.map(mandate => mandate.id)));
  const [isBusy, setBusy] = useState(false);
  const toggle = (mandateId: string) =>
    setChosen(new Set(chosen.has(mandateId) ? [...chosen].filter(one => one !== mandateId) : [...chosen, mandateId]));
  const save = async () => {
    setBusy(true);
    try {
      await ask(LinkProductMandatesDocument, { id, version, mandateIds: [...chosen] });
      toast(t('linked'));
      onClose();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast(t('conflict'), { tone: 'error' });
    } finally {
      setBusy(false);
      await refresh();
    }
  };
  if (!mandates) return <SkeletonRows rows={6} />;
  if (mandates.length === 0) return <EmptyState title={t('noMandates')} next="grant" />;
  const clients = [...new Set(mandates.map(({ clientId }) => clientId))];
  return (
    <>
      <p className={s.hint}>{t('linkHint')}</p>
      {clients.map(clientId => (
        <ClientGroup key={clientId} mandates={mandates.filter(one => one.clientId === clientId)} chosen={chosen} onToggle={toggle} />
      ))}
      <div className={s.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" busy={isBusy} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </>
  );
}

type GroupProps = {
  mandates: readonly ManagedMandateFieldsFragment[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

function ClientGroup({ mandates, chosen, onToggle }: GroupProps) {
  const jp = useLanguage() === 'jp';
  const [first] = mandates;
  return (
    <fieldset className={s.group}>
      <legend>{jp ? first?.clientJp : first?.clientEn}</legend>
      {mandates.map(({ id, ref, nameEn, nameJp }) => (
        <Checkbox key={id} label={`${ref} ${jp ? nameJp : nameEn}`} checked={chosen.has(id)} onChange={() => onToggle(id)} />
      ))}
    </fieldset>
  );
}
