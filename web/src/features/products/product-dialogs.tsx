import { AppError } from '@hakaru/contract/errors';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Button } from '#ui/button';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm, type AppForm } from '#ui/form/use-form';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import type { ProductDialog } from './address';
import { DiscloseForm } from './disclose-form';
import { LinkForm } from './link-form';
import { NEW_PRODUCT, productForm, textsOf, type ProductTexts } from './product-form';
import { CreateProductDocument, DeleteProductDocument, UpdateProductDocument } from './products.gen';
import s from './products.module.css';
import { ReturnsForm } from './returns-form';
import { useProduct, useRefreshProducts, type Product } from './queries';
import { productCodes, productsText } from './text';

type Props = { dialog: ProductDialog | undefined; id: string | undefined; onClose: () => void; onDeleted?: () => void };

/** The dialog named in the address, if any. */
export function ProductDialogs({ dialog, id, onClose, onDeleted = onClose }: Props) {
  const t = useText(productsText);
  const { data: product } = useProduct(dialog && dialog !== 'add' ? id : undefined);
  if (!dialog || (dialog !== 'add' && !id)) return null;
  const isReady = dialog === 'add' || product !== undefined;
  return (
    <Dialog open onClose={onClose} title={t(dialog)} size={dialog === 'delete' ? 'small' : 'medium'}>
      {!isReady && <SkeletonRows rows={6} />}
      {dialog === 'add' && <ProductForm product={null} onClose={onClose} />}
      {dialog === 'edit' && product && <ProductForm key={product.id} product={product} onClose={onClose} />}
      {dialog === 'link' && product && <LinkForm key={product.id} product={product} onClose={onClose} />}
      {dialog === 'returns' && product && <ReturnsForm key={product.id} product={product} onClose={onClose} />}
      {dialog === 'disclose' && product && <DiscloseForm key={product.id} product={product} onClose={onClose} />}
      {dialog === 'delete' && product && <DeleteForm product={product} onClose={onClose} onDeleted={onDeleted} />}
    </Dialog>
  );
}

/** Keeps the version it was opened with: a change saved by somebody else meanwhile is a conflict, and no input is lost. */
function ProductForm({ product, onClose }: { product: Product | null; onClose: () => void }) {
  const t = useText(productsText);
  const refresh = useRefreshProducts();
  const [held] = useState(product);
  const form = useForm(productForm, product ? textsOf(product) : NEW_PRODUCT, productCodes);
  const save = async (input: z.output<typeof productForm>) => {
    if (held) await ask(UpdateProductDocument, { id: held.id, version: held.version, input });
    else await ask(CreateProductDocument, { input });
    toast(t(held ? 'updated' : 'created'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <Fields form={form} />
    </Form>
  );
}

function Fields({ form }: { form: AppForm<ProductTexts, unknown> }) {
  const t = useText(productsText);
  return (
    <>
      <TextField {...form.field('name')} label={t('nameEn')} autoComplete="off" required autoFocus />
      <TextField {...form.field('nameJp')} label={t('nameJp')} hint={t('nameJpHint')} autoComplete="off" />
      <TextArea {...form.field('description')} label={t('description')} rows={3} limit={512} />
      <FieldPair>
        <TextField {...form.field('assetClass')} label={t('assetClass')} autoComplete="off" />
        <TextField {...form.field('benchmark')} label={t('benchmark')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <NumberField {...form.field('targetReturnPercent')} label={t('targetPercent')} />
        <NumberField {...form.field('feeBps')} label={t('fee')} />
      </FieldPair>
      <DateField {...form.field('inceptionDate')} label={t('inception')} />
    </>
  );
}

function DeleteForm({ product, onClose, onDeleted }: { product: Product; onClose: () => void; onDeleted: () => void }) {
  const t = useText(productsText);
  const language = useLanguage();
  const refresh = useRefreshProducts();
  const [{ id, version }] = useState(product);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await ask(DeleteProductDocument, { id, version });
      toast(t('deleted'));
      onDeleted();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast(t('conflict'), { tone: 'error' });
    } finally {
      setBusy(false);
      await refresh();
    }
  };
  return (
    <>
      <p>{t('deleteBody', { name: language === 'jp' ? product.nameJp : product.name })}</p>
      <div className={s.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="danger" busy={isBusy} onClick={() => void remove()}>
          {t('deleteShort')}
        </Button>
      </div>
    </>
  );
}
