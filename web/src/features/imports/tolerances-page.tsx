import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { SettingsFrame } from '#features/settings/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { atTime } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { ExceptionForm, LimitForm, TOLERANCES_KEY, type LimitedCheck } from './tolerance-forms';
import { shownLimit, unitOf } from './tolerance-limit';
import { SetToleranceDocument, TolerancesDocument, type ToleranceFieldsFragment, type TolerancesQuery } from './tolerances.gen';
import { tolerancesText } from './tolerances-text';

/** How far a reported value may deviate before it is questioned: for the organisation, and for single mandates. */
export function TolerancesPage() {
  const t = useText(tolerancesText);
  return (
    <SettingsFrame title={t('title')} adminOnly>
      <Limits />
    </SettingsFrame>
  );
}

type Row = { check: LimitedCheck; own: ToleranceFieldsFragment | undefined };

function Limits() {
  const t = useText(tolerancesText);
  const [changing, setChanging] = useState<Row | null>(null);
  const [isAdding, setAdding] = useState(false);
  const language = useLanguage();
  const { data, isError, refetch } = useQuery({ queryKey: TOLERANCES_KEY, queryFn: ({ signal }) => ask(TolerancesDocument, {}, signal) });
  const checks = limited(data);
  const own = data?.importTolerances ?? [];
  const forAll: Row[] = checks.map(check => ({ check, own: own.find(({ code, entityId }) => code === check.code && entityId === null) }));
  const exceptions: Row[] = own.flatMap(one => {
    const check = checks.find(({ code }) => code === one.code);
    return check && one.entityId !== null ? [{ check, own: one }] : [];
  });
  const states = { isError, onRetry: () => void refetch(), failed: t('failed') };
  const add = (
    <Button icon={<Plus size={14} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <Panel title={t('limits')} subtitle={t('limitsLead')} flush>
        <ListStates {...states} count={data && forAll.length} empty={t('failed')} next="add">
          <LimitTable rows={forAll} onChange={setChanging} />
        </ListStates>
      </Panel>
      <Panel title={t('exceptions')} subtitle={t('exceptionsLead')} tools={data && add} flush>
        <ListStates {...states} count={data && exceptions.length} empty={t('none')} next="add">
          <LimitTable rows={exceptions} onChange={setChanging} ofMandates />
        </ListStates>
      </Panel>
      {changing && (
        <Dialog open onClose={() => setChanging(null)} title={titleOf(changing, language)} size="small">
          <LimitForm {...changing} onClose={() => setChanging(null)} />
        </Dialog>
      )}
      {isAdding && (
        <Dialog open onClose={() => setAdding(false)} title={t('add')} size="small">
          <ExceptionForm checks={checks} taken={own} onClose={() => setAdding(false)} />
        </Dialog>
      )}
    </>
  );
}

function LimitTable({ rows, onChange, ofMandates = false }: { rows: readonly Row[]; onChange: (row: Row) => void; ofMandates?: boolean }) {
  const t = useText(tolerancesText);
  const formats = useFormats();
  const language = useLanguage();
  const takeBack = useTakeBack();
  const limitWords = (value: number | undefined, { unit }: LimitedCheck) =>
    value === undefined ? null : `${shownLimit(value, unitOf(unit))} ${t(unitOf(unit))}`;
  const limit = (value: number | undefined, check: LimitedCheck) =>
    value === undefined ? '-' : <span className="num">{limitWords(value, check)}</span>;
  const mandate: TableColumn<Row> = {
    id: 'mandate',
    header: t('mandate'),
    value: ({ own }) => `${own?.entityRef ?? ''} ${own?.entityName?.[language] ?? ''}`,
  };
  const columns: TableColumn<Row>[] = [
    ...(ofMandates ? [mandate] : []),
    { id: 'check', header: t('check'), value: ({ check }) => check.title[language] },
    {
      id: 'platform',
      priority: 2,
      header: t('platform'),
      align: 'end',
      value: ({ check }) => limitWords(check.tolerance, check),
      node: ({ check }) => limit(check.tolerance, check),
    },
    {
      id: 'own',
      priority: 1,
      header: t('own'),
      align: 'end',
      value: ({ check, own }) => limitWords(own?.value, check),
      node: ({ check, own }) => limit(own?.value, check),
    },
    {
      id: 'since',
      header: t('since'),
      value: ({ own }) => (own ? atTime(formats.time(own.updatedAt)) : null),
      node: ({ own }) => (own ? <span className="num">{formats.time(own.updatedAt)}</span> : '-'),
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: row => (
        <>
          <IconButton label={t('changeOf', { name: titleOf(row, language) })} icon={<Pencil size={14} />} onClick={() => onChange(row)} />
          {row.own && (
            <IconButton
              label={t('takeBack', { name: titleOf(row, language) })}
              icon={<Undo2 size={14} />}
              onClick={() => void takeBack(row)}
            />
          )}
        </>
      ),
    },
  ];
  return (
    <ArrangedTable
      screen={ofMandates ? 'tolerance-exceptions' : 'tolerances'}
      caption={t(ofMandates ? 'exceptions' : 'limits')}
      columns={columns}
      rows={rows}
      rowId={({ check, own }) => own?.id ?? check.code}
    />
  );
}

function useTakeBack(): (row: Row) => Promise<void> {
  const t = useText(tolerancesText);
  const language = useLanguage();
  const client = useQueryClient();
  return async row => {
    const { check, own } = row;
    if (!own) return;
    const variables = { code: check.code, entityId: own.entityId, value: null, version: own.version };
    const isDone = await confirm({
      title: t('takeBackTitle'),
      body: titleOf(row, language),
      confirmLabel: t('takeBackVerb'),
      action: () => ask(SetToleranceDocument, variables),
      failureText: t('takeBackFailed'),
    });
    if (isDone) toast(t('takeBackDone'));
    await client.invalidateQueries({ queryKey: TOLERANCES_KEY });
  };
}

function limited(data: TolerancesQuery | undefined): LimitedCheck[] {
  return (data?.importChecks ?? []).flatMap(({ title, tolerance, ...check }) =>
    title && tolerance !== null ? [{ ...check, title, tolerance }] : [],
  );
}

const titleOf = ({ check, own }: Row, language: 'en' | 'jp'): string =>
  own?.entityRef ? `${own.entityRef} · ${check.title[language]}` : check.title[language];
