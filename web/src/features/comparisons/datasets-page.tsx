import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { CheckField, FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { comparisonAddress, type ComparisonAddress } from './address';
import { ComparisonDatasetsDocument, type ComparisonDatasetsQuery } from './comparisons.gen';
import { DatasetResult } from './dataset-result';
import { comparisonsText } from './text';

type Dataset = ComparisonDatasetsQuery['comparisonDatasets'][number];

/** Compares two imports of the current organisation, cell by cell. */
export function DatasetsPage() {
  const t = useText(comparisonsText);
  const { organisation } = useProfile();
  const [address, set] = useAddress(comparisonAddress);
  const { data } = useQuery({
    queryKey: ['comparisons', 'datasets', organisation.id],
    queryFn: async ({ signal }) => (await ask(ComparisonDatasetsDocument, {}, signal, 'admin')).comparisonDatasets,
  });
  const { a, b, kind } = address;
  return (
    <>
      <PageHead title={t('datasets')} context={t('within', { name: organisation.name })} />
      <PanelGrid>
        <PanelCell span={12}>
          <Panel title={t('wish')}>
            {data?.length === 0 ? (
              <EmptyState title={t('nothingHere')}>{t('nothingHereBody')}</EmptyState>
            ) : (
              <WishForm datasets={data ?? []} address={address} onCompare={set} />
            )}
          </Panel>
        </PanelCell>
        {a && b && kind && (
          <PanelCell span={12}>
            <DatasetResult a={a} b={b} kind={kind} tolerance={address.tolerance ?? '0'} withEqual={address.equal === true} />
          </PanelCell>
        )}
      </PanelGrid>
    </>
  );
}

const wishForm = z.object({
  a: z.string().check(z.minLength(1, 'required')),
  b: z.string().check(z.minLength(1, 'required')),
  kind: z.string().check(z.minLength(1, 'required')),
  tolerance: z.string().check(z.regex(/^\d{1,18}(\.\d{1,10})?$/, 'number')),
  withEqual: z.boolean(),
});

type WishProps = { datasets: readonly Dataset[]; address: ComparisonAddress; onCompare: (address: ComparisonAddress) => void };

function WishForm({ datasets, address, onCompare }: WishProps) {
  const t = useText(comparisonsText);
  const labelOf = useLabel();
  const { a = '', b = '', kind = '', tolerance = '0', equal = false } = address;
  const form = useForm(wishForm, { a, b, kind, tolerance, withEqual: equal });
  const kindsOf = (id: string) => datasets.find(one => one.id === id)?.kinds ?? [];
  const kinds = kindsOf(form.values.a).filter(one => kindsOf(form.values.b).includes(one));
  const options = datasets.map(one => ({ value: one.id, label: labelOf(one) }));
  const compare = ({ withEqual, ...wish }: z.output<typeof wishForm>) => {
    onCompare({ ...wish, ...(withEqual ? { equal: true } : {}) });
    return Promise.resolve();
  };
  const isChosen = form.values.a !== '' && form.values.b !== '';
  return (
    <Form form={form} onSubmit={compare} submitLabel={t('compare')}>
      <FieldPair>
        <SelectField {...form.field('a')} label={t('datasetA')} options={options} searchable required />
        <SelectField {...form.field('b')} label={t('datasetB')} options={options} searchable required />
      </FieldPair>
      <FieldPair>
        <SelectField
          {...form.field('kind')}
          label={t('kind')}
          {...(isChosen && kinds.length === 0 ? { hint: t('noCommonKind') } : {})}
          options={kinds.map(value => ({ value, label: value }))}
          required
        />
        <TextField {...form.field('tolerance')} label={t('tolerance')} hint={t('toleranceHint')} autoComplete="off" />
      </FieldPair>
      <CheckField {...form.field('withEqual')} label={t('withEqual')} />
    </Form>
  );
}

function useLabel() {
  const formats = useFormats();
  return ({ fileName, asOf, senderName, createdAt }: Dataset) =>
    [fileName, ...(asOf ? [formats.date(asOf)] : []), senderName, formats.time(createdAt)].join(' · ');
}
