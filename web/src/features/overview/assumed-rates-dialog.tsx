import { assumedRateInput } from '@hakaru/contract/assumed-rates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { DataTable } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { ReasonDialog } from '#ui/form/reason-dialog';
import { ReasonField } from '#ui/form/reason-field';
import { useForm } from '#ui/form/use-form';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import s from './overview.module.css';
import { assumedRatesText, rateCodes } from './assumed-rates-text';
import {
  AddAssumedRateDocument,
  AssumedRatesDocument,
  ChangeAssumedRateDocument,
  RemoveAssumedRateDocument,
  type AssumedRatesQuery,
} from './overview.gen';

type Rate = AssumedRatesQuery['assumedRates'][number];

/** The fund's assumed rates, each from a day on; an administrator adds, changes and removes them. */
export function AssumedRatesDialog({ assetId, onClose }: { assetId: string; onClose: () => void }) {
  const t = useText(assumedRatesText);
  const formats = useFormats();
  const refresh = useRefresh();
  const [edited, setEdited] = useState<Rate | null>(null);
  const { data: rates } = useQuery({
    queryKey: ['figures', 'assumedRates', assetId],
    queryFn: async ({ signal }) => (await ask(AssumedRatesDocument, { assetId }, signal)).assumedRates,
  });
  const [leaving, setLeaving] = useState<Rate | null>(null);
  const remove = async ({ id, version }: Rate, reason: string) => {
    await ask(RemoveAssumedRateDocument, { id, version, reason });
    await refresh();
    setLeaving(null);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      {rates ? (
        <DataTable
          caption={t('title')}
          rows={rates}
          rowId={({ id }) => id}
          columns={[
            { id: 'from', header: t('fromDay'), value: ({ fromDay }) => fromDay, date: true, align: 'start' },
            {
              id: 'rate',
              header: t('rate'),
              align: 'end',
              value: ({ ratePercent }) => ratePercent,
              figure: { power: 0, decimals: 2 },
            },
            {
              id: 'actions',
              header: t('actions'),
              hideHeader: true,
              align: 'end',
              menu: true,
              node: rate => (
                <>
                  <IconButton
                    label={t('editNamed', { date: formats.date(rate.fromDay) })}
                    icon={<Pencil size={14} />}
                    onClick={() => setEdited(rate)}
                  />
                  <IconButton
                    label={t('removeNamed', { date: formats.date(rate.fromDay) })}
                    icon={<Trash2 size={14} />}
                    onClick={() => setLeaving(rate)}
                  />
                </>
              ),
            },
          ]}
        />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {leaving && (
        <ReasonDialog
          title={t('removeAsk', { date: formats.date(leaving.fromDay) })}
          submitLabel={t('remove')}
          onSubmit={reason => remove(leaving, reason)}
          onClose={() => setLeaving(null)}
        />
      )}
      <div className={s.rateForm}>
        <RateForm key={edited?.id ?? 'new'} assetId={assetId} edited={edited} onDone={() => setEdited(null)} onClose={onClose} />
      </div>
    </Dialog>
  );
}

type RateFormProps = { assetId: string; edited: Rate | null; onDone: () => void; onClose: () => void };

function RateForm({ assetId, edited, onDone, onClose }: RateFormProps) {
  const t = useText(assumedRatesText);
  const refresh = useRefresh();
  const form = useForm(assumedRateInput, { fromDay: edited?.fromDay ?? '', ratePercent: edited?.ratePercent ?? '', reason: '' }, rateCodes);
  return (
    <Form
      form={form}
      label={t(edited ? 'edit' : 'add')}
      submitLabel={t(edited ? 'save' : 'add')}
      onSubmit={async input => {
        if (edited) await ask(ChangeAssumedRateDocument, { id: edited.id, version: edited.version, input });
        else await ask(AddAssumedRateDocument, { assetId, input });
        toast(t('saved'));
        await refresh();
        form.reset();
        onDone();
      }}
      onCancel={onClose}
    >
      <DateField {...form.field('fromDay')} label={t('fromDay')} required />
      <NumberField {...form.field('ratePercent')} label={t('rate')} required />
      <ReasonField field={form.field('reason')} />
    </Form>
  );
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['figures'] });
}
