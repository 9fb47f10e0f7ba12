import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { comparisonAddress } from './address';
import {
  CompareInstructionsDocument,
  ComparisonInstructionsDocument,
  type CompareInstructionsQuery,
  type ComparisonInstructionsQuery,
} from './comparisons.gen';
import { comparisonsText, instructionFieldText } from './text';

type Choice = ComparisonInstructionsQuery['comparisonInstructions'][number];
type Line = CompareInstructionsQuery['compareInstructions'][number];

/** Compares two instructions of the current organisation, field by field. */
export function InstructionsPage() {
  const t = useText(comparisonsText);
  const { organisation } = useProfile();
  const [{ a, b }, set] = useAddress(comparisonAddress);
  const { data } = useQuery({
    queryKey: ['comparisons', 'instructions', organisation.id],
    queryFn: async ({ signal }) => (await ask(ComparisonInstructionsDocument, {}, signal, 'admin')).comparisonInstructions,
  });
  return (
    <>
      <PageHead title={t('instructions')} context={t('within', { name: organisation.name })} />
      <PanelGrid>
        <PanelCell span={12}>
          <Panel title={t('wish')}>
            {data?.length === 0 ? (
              <EmptyState title={t('nothingHere')}>{t('nothingHereBody')}</EmptyState>
            ) : (
              <WishForm choices={data ?? []} start={{ a: a ?? '', b: b ?? '' }} onCompare={set} />
            )}
          </Panel>
        </PanelCell>
        {a && b && (
          <PanelCell span={12}>
            <Result a={a} b={b} />
          </PanelCell>
        )}
      </PanelGrid>
    </>
  );
}

const wishForm = z.object({ a: z.string().check(z.minLength(1, 'required')), b: z.string().check(z.minLength(1, 'required')) });
type Pair = { a: string; b: string };

function WishForm({ choices, start, onCompare }: { choices: readonly Choice[]; start: Pair; onCompare: (pair: Pair) => void }) {
  const t = useText(comparisonsText);
  const formats = useFormats();
  const form = useForm(wishForm, start);
  const options = choices.map(({ id, number, ref, mandate, currency, amount, settlementDate }) => ({
    value: id,
    label: [number ?? ref, mandate, `${currency} ${formats.number(amount)}`, formats.date(settlementDate)].join(' · '),
  }));
  const compare = (pair: Pair) => {
    onCompare(pair);
    return Promise.resolve();
  };
  return (
    <Form form={form} onSubmit={compare} submitLabel={t('compare')}>
      <FieldPair>
        <SelectField {...form.field('a')} label={t('instructionA')} options={options} searchable required />
        <SelectField {...form.field('b')} label={t('instructionB')} options={options} searchable required />
      </FieldPair>
    </Form>
  );
}

function Result({ a, b }: Pair) {
  const t = useText(comparisonsText);
  const columns = useColumns();
  const { data, isError, refetch } = useQuery({
    queryKey: ['comparisons', 'instructionResult', a, b],
    queryFn: async ({ signal }) => (await ask(CompareInstructionsDocument, { a, b }, signal, 'admin')).compareInstructions,
  });
  return (
    <Panel title={t('result')} flush>
      <ListStates
        count={data?.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('noDifference')}
        next="fine"
        failed={t('failed')}
      >
        <DataTable
          caption={t('result')}
          columns={columns}
          rows={data ?? []}
          rowId={({ field }) => field}
          emphasis={({ isEqual }) => (isEqual ? 'quiet' : undefined)}
        />
      </ListStates>
    </Panel>
  );
}

function useColumns(): TableColumn<Line>[] {
  const t = useText(comparisonsText);
  const word = useText(instructionFieldText);
  return [
    { id: 'field', header: t('field'), value: ({ field }) => word(field as 'number') /* the server's list of fields */ },
    { id: 'a', priority: 1, header: t('a'), value: ({ a }) => a },
    { id: 'b', priority: 2, header: t('b'), value: ({ b }) => b },
    {
      id: 'difference',
      header: t('difference'),
      align: 'end',
      value: ({ difference }) => exactly(difference),
      node: ({ difference }) => difference ?? MISSING,
    },
    {
      id: 'state',
      priority: 3,
      header: t('state'),
      value: ({ isEqual }) => t(isEqual ? 'equal' : 'changed'),
      node: ({ isEqual }) => <Tag tone={isEqual ? 'ok' : 'warn'}>{t(isEqual ? 'equal' : 'changed')}</Tag>,
    },
  ];
}
