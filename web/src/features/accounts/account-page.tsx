import { notFound, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  phonePriority,
  BenchmarkLink,
  BookPage,
  FigureText,
  horizonText,
  keepKnown,
  knownSearch,
  MandateLink,
  useArea,
  useBook,
  useExact,
  useFigureGrid,
  useUnit,
  type BookEntity,
  type BookView,
} from '#features/figures/public';
import { CumulativeChart, HorizonTable } from '#features/performance/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { KpiStrip } from '#ui/kpi-strip';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { accountsText, typeText } from './text';

const HORIZONS = ['1m', 'fytd', '1y', 'itd'] as const;
const COLUMNS = ['marketValue.-', 'weight.-', ...HORIZONS.flatMap(name => [`return.${name}`, `excess.${name}`])];

/** One account of the tree: its value, performance, parent and parts. */
export function AccountPage() {
  const t = useText(accountsText);
  const language = useLanguage();
  const role = useArea();
  const { accountId = '' } = useParams({ strict: false });
  const { data: book } = useBook();
  const entity = book?.entities.find(({ id }) => id === accountId);
  const changes = useMemo(() => ({ entityIds: [accountId], columns: COLUMNS }), [accountId]);
  const back = (
    <AppLink to="/$role/accounts" params={{ role }} search={knownSearch}>
      {t('title')}
    </AppLink>
  );
  return (
    <BookPage title={entity?.name[language] ?? t('account')} context={() => back} {...(entity ? { changes } : {})}>
      {view => {
        const found = view.index.entity(accountId);
        if (!found || (found.id !== view.index.root?.id && !parentOf(view, found))) throw notFound();
        return <Account key={found.id} view={view} entity={found} />;
      }}
    </BookPage>
  );
}

/** The parent account; benchmarks have none. */
function parentOf({ index }: BookView, { parentId }: BookEntity): BookEntity | undefined {
  return index.book.entities.find(({ id }) => id === parentId);
}

function Account({ view, entity }: { view: BookView; entity: BookEntity }) {
  const hasBenchmark = entity.benchmarkId !== null;
  return (
    <>
      <KeyFigures view={view} entity={entity} />
      <PanelGrid>
        <PanelCell span={8}>
          <CumulativeChart view={view} entityId={entity.id} hasBenchmark={hasBenchmark} height={320} />
        </PanelCell>
        <PanelCell span={4}>
          <Particulars view={view} entity={entity} />
        </PanelCell>
        <PanelCell span={12}>
          <HorizonTable entityId={entity.id} asOf={view.asOf} hasBenchmark={hasBenchmark} />
        </PanelCell>
        <PanelCell span={12}>
          <Parts view={view} entity={entity} />
        </PanelCell>
      </PanelGrid>
    </>
  );
}

function KeyFigures({ view, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(accountsText);
  const { data } = useFigureGrid({ entityIds: [entity.id], columns: COLUMNS });
  const show = (column: string) => (
    <FigureText as="headline" currency={view.index.book.baseCurrency} figure={data?.at(entity.id, column)} />
  );
  const labels = [t('return1m'), t('returnFytd'), t('return1y'), t('returnItd')];
  const noted = (name: string) =>
    entity.benchmarkId === null
      ? {}
      : {
          note: (
            <>
              {t('excess')} {show(`excess.${name}`)}
            </>
          ),
        };
  return (
    <KpiStrip
      label={t('keyFigures')}
      items={[
        { label: t('value'), figure: show('marketValue.-') },
        { label: t('weight'), figure: show('weight.-') },
        ...HORIZONS.map((name, at) => ({ label: labels[at] ?? name, figure: show(`return.${name}`), ...noted(name) })),
      ]}
    />
  );
}

function Particulars({ view, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(accountsText);
  const type = useText(typeText);
  const formats = useFormats();
  const language = useLanguage();
  const role = useArea();
  const parent = parentOf(view, entity);
  const { mandate, benchmarkId } = entity;
  return (
    <Panel title={t('particulars')}>
      <Facts
        facts={[
          [t('ref'), entity.ref],
          [t('type'), entity.type in typeText ? type(entity.type as keyof typeof typeText) : entity.type], // looked up just before
          [t('currency'), entity.currency],
          [
            t('parent'),
            parent && (
              <AppLink key="parent" to="/$role/accounts/$accountId" params={{ role, accountId: parent.id }} search={keepKnown}>
                {parent.name[language]}
              </AppLink>
            ),
          ],
          [
            t('benchmark'),
            benchmarkId && (
              <BenchmarkLink key="benchmark" benchmarkId={benchmarkId}>
                {view.index.nameOf(benchmarkId)}
              </BenchmarkLink>
            ),
          ],
          [t('start'), formats.date(mandate?.performanceInceptionDate ?? null)],
          [t('end'), formats.date(mandate?.performanceClosedDate ?? null)],
          ...(entity.kind === 'mandate' || entity.type === 'subMandate'
            ? ([
                [
                  type('mandate'),
                  <MandateLink key="mandate" mandateId={entity.id} quiet={false}>
                    {t('openMandate')}
                  </MandateLink>,
                ],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  );
}

function Parts({ view, entity }: { view: BookView; entity: BookEntity }) {
  const exact = useExact();
  const t = useText(accountsText);
  const horizon = useText(horizonText);
  const formats = useFormats();
  const unit = useUnit();
  const language = useLanguage();
  const role = useArea();
  const rows = view.index.children(entity.id);
  const { data } = useFigureGrid({ entityIds: rows.map(({ id }) => id), columns: COLUMNS });
  const figure = (column: string, header: string): TableColumn<BookEntity> => ({
    id: column,
    ...phonePriority(column),
    header,
    align: 'end',
    value: ({ id }) => exact(data?.at(id, column)),
    node: ({ id }) => <FigureText figure={data?.at(id, column)} />,
  });
  const columns: TableColumn<BookEntity>[] = [
    {
      id: 'name',
      header: t('name'),
      value: ({ name }) => name[language],
      node: ({ id, name }) => (
        <AppLink to="/$role/accounts/$accountId" params={{ role, accountId: id }} search={keepKnown}>
          {name[language]}
        </AppLink>
      ),
    },
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
    figure('marketValue.-', t('value')),
    figure('weight.-', t('weight')),
    ...HORIZONS.map(name => figure(`return.${name}`, horizon(name))),
  ];
  return (
    <Panel title={t('parts')} subtitle={t('mapHint', { unit: formats.unit(unit) })} flush>
      {rows.length === 0 ? (
        <EmptyState title={t('noParts')} next="record" />
      ) : (
        <ArrangedTable screen="account-parts" caption={t('parts')} columns={columns} rows={rows} rowId={({ id }) => id} />
      )}
    </Panel>
  );
}
