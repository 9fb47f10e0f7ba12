import { productBases, productReturnsInput, readReturnLines } from '@hakaru/contract/product-returns';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { toast } from '#ui/toast-queue';
import { RecordProductReturnsDocument } from './products.gen';
import { useRefreshProducts, type Product } from './queries';
import { productCodes, productsText } from './text';

type Texts = { basis: (typeof productBases)[number]; currency: string; rows: string };

/** The lines as rows; a line that cannot be read leaves none, so that nothing is sent in part. */
const returnsForm = z.pipe(
  z.transform(({ rows, currency, basis }: Texts) => {
    const read = readReturnLines(rows);
    return { basis, currency: currency.trim().toUpperCase(), rows: read.wrong.length > 0 ? [] : read.rows };
  }),
  productReturnsInput,
);

/** Months copied from a sheet, on one fee basis. Keeps the version it was opened with. */
export function ReturnsForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useText(productsText);
  const refresh = useRefreshProducts();
  const [{ id, version }] = useState(product);
  const currency = product.returns[0]?.currency ?? product.value?.currency ?? 'JPY';
  const form = useForm(returnsForm, { basis: 'net', currency, rows: '' }, productCodes);
  const { wrong } = readReturnLines(form.values.rows);
  return (
    <Form
      form={form}
      onCancel={onClose}
      onSubmit={async input => {
        await ask(RecordProductReturnsDocument, { id, version, input });
        toast(t('recorded'));
        await refresh();
        onClose();
      }}
    >
      <FieldPair>
        <SelectField
          {...form.field('basis')}
          label={t('basis')}
          options={productBases.map(value => ({ value, label: t(`${value}Basis`) }))}
          required
        />
        <TextField {...form.field('currency')} label={t('currency')} required />
      </FieldPair>
      <TextArea {...form.field('rows')} label={t('lines')} hint={t('linesHint')} rows={10} required />
      {wrong.length > 0 && <Notice tone="warn">{t('wrongLines', { lines: wrong.slice(0, 20).join(', ') })}</Notice>}
    </Form>
  );
}
