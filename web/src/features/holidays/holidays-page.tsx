import { countryOf, holidayInput } from '@hakaru/contract/holidays';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useProfile } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button, IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { CheckField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { DropHolidayDocument, HolidaysDocument, SaveHolidayDocument, type HolidayFieldsFragment } from './holidays.gen';
import { holidayCodes, holidaysText, weekdayText } from './text';

const route = getRouteApi('/shell/admin/countries/$code/holidays');

/** A country's holidays on weekdays, year by year. They follow from a rule; only deviations from it are stored. */
export function HolidaysPage() {
  const t = useText(holidaysText);
  const language = useLanguage();
  const { code } = route.useParams();
  const navigate = route.useNavigate();
  const { today } = useProfile();
  const { year = Number(today.slice(0, 4)) } = route.useSearch();
  const [isAdding, setAdding] = useState(false);
  const country = countryOf(code);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['holidays', code, year],
    queryFn: async ({ signal }) => (await ask(HolidaysDocument, { country: code, year }, signal, 'admin')).holidays,
    placeholderData: keepPreviousData,
  });
  if (!country) throw notFound();
  const go = (next: number) => void navigate({ search: { year: next }, replace: true });
  return (
    <>
      <PageHead
        title={t('holidaysOf', { name: country[language] })}
        context={
          <>
            {t('admin')} · <AppLink to="/admin/countries">{t('countries')}</AppLink>
          </>
        }
      >
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </PageHead>
      <Panel
        title={`${t('holidays')} ${year}`}
        subtitle={t('holidaysLead')}
        tools={
          <>
            <IconButton label={t('previousYear')} icon={<ChevronLeft size={16} />} onClick={() => go(year - 1)} />
            <IconButton label={t('nextYear')} icon={<ChevronRight size={16} />} onClick={() => go(year + 1)} />
          </>
        }
        refreshing={isFetching && data !== undefined}
        flush
      >
        <ListStates count={data?.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} next="add" failed={t('failed')}>
          <HolidayTable country={code} rows={data ?? []} />
        </ListStates>
      </Panel>
      {isAdding && (
        <Dialog open onClose={() => setAdding(false)} title={t('addTitle')} size="small">
          <HolidayForm country={code} onClose={() => setAdding(false)} />
        </Dialog>
      )}
    </>
  );
}

function HolidayTable({ country, rows }: { country: string; rows: readonly HolidayFieldsFragment[] }) {
  const t = useText(holidaysText);
  const days = useText(weekdayText);
  const formats = useFormats();
  const language = useLanguage();
  const refresh = useRefresh();
  const act = async (change: Promise<unknown>) => {
    await change;
    toast(t('saved'));
    await refresh();
  };
  const weekday = (day: string) => days(WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'd0');
  const columns: TableColumn<HolidayFieldsFragment>[] = [
    { id: 'day', header: t('day'), value: ({ day }) => day, date: true, align: 'start' },
    { id: 'weekday', header: t('weekday'), value: ({ day }) => weekday(day) },
    { id: 'name', priority: 1, header: t('name'), value: ({ nameEn, nameJp }) => (language === 'jp' ? nameJp : nameEn) || null },
    { id: 'state', priority: 2, header: t('state'), value: ({ isOpen }) => t(isOpen ? 'open' : 'closed') },
    {
      id: 'source',
      header: t('source'),
      value: ({ source }) => (source === 'changed' ? t('changed') : t('rule')),
      node: ({ source }) => (source === 'changed' ? <Tag tone="accent">{t('changed')}</Tag> : t('rule')),
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: ({ day, source, nameEn, nameJp }) =>
        source === 'changed' ? (
          <IconButton
            label={t('drop', { day: formats.date(day) })}
            icon={<Undo2 size={14} />}
            onClick={() => void act(ask(DropHolidayDocument, { country, day }, undefined, 'admin'))}
          />
        ) : (
          <Button
            kind="subtle"
            onClick={() => void act(ask(SaveHolidayDocument, { country, day, isOpen: true, nameEn, nameJp }, undefined, 'admin'))}
          >
            {t('openDay')}
            <span className="sr-only"> {formats.date(day)}</span>
          </Button>
        ),
    },
  ];
  return <ArrangedTable screen="holidays" caption={t('holidays')} columns={columns} rows={rows} rowId={({ day }) => day} />;
}

const WEEKDAYS = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const;

function HolidayForm({ country, onClose }: { country: string; onClose: () => void }) {
  const t = useText(holidaysText);
  const refresh = useRefresh();
  const form = useForm(holidayInput, { country, day: '', isOpen: false, nameEn: '', nameJp: '' }, holidayCodes);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(SaveHolidayDocument, input, undefined, 'admin');
        toast(t('saved'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <DateField {...form.field('day')} label={t('day')} required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} />
      <TextField {...form.field('nameEn')} label={t('nameEn')} />
      <CheckField {...form.field('isOpen')} label={t('isOpen')} hint={t('openHint')} />
    </Form>
  );
}

/** Deadlines depend on holidays. */
function useRefresh() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      ['holidays', 'packages', 'reporting-tasks', 'calendar'].map(feature => client.invalidateQueries({ queryKey: [feature] })),
    );
  };
}
