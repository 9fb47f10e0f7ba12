import { isAppError } from '@hakaru/contract/errors';
import { restatementInput } from '@hakaru/contract/reports';
import { readFigureKey } from '@hakaru/contract/figures';
import { useNavigate, useParams } from '@tanstack/react-router';
import { BookPage, horizonText, shapeOf, useExact, useStructureWords, useUnit } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useClientName } from '#features/profile/public';
import { ask } from '#platform/api';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { atTime } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { useRefreshReports, useRestatement } from './queries';
import { Shown } from './report-figures';
import { RestatedReports } from './restated-reports';
import { useReportName } from './report-table';
import { RestateReportDocument, type RestateReportMutation, type RestatementQuery } from './reports.gen';
import s from './reports.module.css';
import { reportsText, restatementText } from './text';

type Restatement = RestatementQuery['restatement'];
type Moved = Restatement['moved'][number];

/** The effect of later facts on a published report, who had read it, and the action to issue it again. */
export function RestatementPage() {
  const t = useText(restatementText);
  const { role = 'owner', reportId = '' } = useParams({ strict: false });
  const { data, isError, refetch } = useRestatement(reportId);
  const name = useReportName();
  const title = data ? `${t('title')}: ${name(data.report)}` : t('title');
  const body = (hasTrace: boolean) => (
    <>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={8} />}
      {data && <Body restatement={data} hasTrace={hasTrace} />}
    </>
  );
  if (role === 'owner' || role === 'consultant') return <BookPage title={title}>{() => body(true)}</BookPage>;
  return (
    <>
      <PageHead title={title} />
      {body(false)}
    </>
  );
}

function Body({ restatement, hasTrace }: { restatement: Restatement; hasTrace: boolean }) {
  const t = useText(restatementText);
  const words = useText(reportsText);
  const formats = useFormats();
  const { role = 'owner' } = useParams({ strict: false });
  const { report, moved, reports, openings, canPublish } = restatement;
  const subtitle = `${formats.date(report.asOf)} · ${words('versionOf', { n: report.version })} · ${t('lead')}`;
  return (
    <div className={s.stack}>
      <Panel
        title={t('title')}
        subtitle={subtitle}
        tools={
          <AppLink to="/$role/reports/$reportId" params={{ role, reportId: report.id }} search={{ known: report.knownAt }}>
            {words('report')}
          </AppLink>
        }
        flush
      >
        {moved.length === 0 ? <EmptyState title={t('none')}>{t('noneBody')}</EmptyState> : <MovedRows rows={moved} hasTrace={hasTrace} />}
      </Panel>
      <RestatedReports rows={reports} openId={report.id} />
      <Openings openings={openings} />
      {canPublish && moved.length > 0 && <IssuePanel id={report.id} />}
    </div>
  );
}

/** Changes visible in the printed digits come first, with their count; changes only behind those digits are folded. */
function MovedRows({ rows, hasTrace }: { rows: readonly Moved[]; hasTrace: boolean }) {
  const t = useText(restatementText);
  const formats = useFormats();
  const unit = useUnit();
  const printed = ({ published, now }: Moved) => {
    const read = readFigureKey(published.key);
    return read ? [published.value, now.value].map(value => formats.figure(value, shapeOf(read.measure, unit))) : [];
  };
  const seen = rows.filter(row => {
    const [before, after] = printed(row);
    return before === undefined || before !== after;
  });
  const unseen = rows.filter(row => !seen.includes(row));
  return (
    <>
      <p className={s.sum}>{t('sum', { seen: seen.length, reports: new Set(seen.map(({ ref }) => ref)).size })}</p>
      {seen.length > 0 && <MovedTable rows={seen} hasTrace={hasTrace} />}
      {unseen.length > 0 && (
        <details className={s.fold}>
          <summary>{t('folded', { n: unseen.length })}</summary>
          <MovedTable rows={unseen} hasTrace={hasTrace} />
        </details>
      )}
    </>
  );
}

function MovedTable({ rows, hasTrace }: { rows: readonly Moved[]; hasTrace: boolean }) {
  const t = useText(restatementText);
  const measures = useText(reportsText);
  const horizons = useText(horizonText);
  const formats = useFormats();
  const language = useLanguage();
  const unit = useUnit();
  const named = (key: string) => {
    const read = readFigureKey(key);
    return read
      ? [measures(MEASURES.find(name => name === read.measure) ?? 'measure'), read.horizon && horizons(read.horizon)]
          .filter(Boolean)
          .join(' · ')
      : key;
  };
  const shaped = (key: string, value: string | null) => {
    const read = readFigureKey(key);
    return read && value !== null ? formats.figure(value, { ...shapeOf(read.measure, unit), signed: true }) : MISSING;
  };
  const plain = (key: string, value: string | null) => {
    const read = readFigureKey(key);
    return read ? formats.figure(value, shapeOf(read.measure, unit)) : MISSING;
  };
  const structureWords = useStructureWords();
  const exact = useExact();
  const causeOf = ({ entityRef, fact, structure, facts }: Moved['effects'][number]) => {
    if (!fact) return structure ? structureWords(structure, entityRef, facts) : entityRef;
    const source = language === 'jp' ? fact.sourceJp : fact.sourceEn;
    const because = fact.acceptedBecause && t('acceptedBecause', { reason: fact.acceptedBecause });
    return [`${entityRef} ${formats.date(fact.asOf)}`, source, fact.person, because].filter(Boolean).join(' · ');
  };
  const columns: TableColumn<Moved>[] = [
    {
      id: 'figure',
      header: t('figure'),
      value: ({ ref, nameEn, nameJp, published }) => `${ref} ${language === 'jp' ? nameJp : nameEn} · ${named(published.key)}`,
    },
    {
      id: 'published',
      priority: 1,
      header: t('published'),
      align: 'end',
      value: ({ published }) => exact(published),
      node: ({ published }) => <span className="num">{plain(published.key, published.value)}</span>,
    },
    {
      id: 'now',
      priority: 2,
      header: t('now'),
      align: 'end',
      value: ({ now }) => exact(now),
      node: ({ now }) => <Shown figure={now} hasTrace={hasTrace} />,
    },
    {
      id: 'change',
      priority: 3,
      header: t('change'),
      align: 'end',
      value: ({ change, now }) => exact({ ...now, value: change }),
      node: ({ change, now }) => <span className="num">{shaped(now.key, change)}</span>,
    },
    {
      id: 'facts',
      header: t('facts'),
      value: ({ effects, now }) => effects.map(one => `${causeOf(one)} · ${shaped(now.key, one.effect)}`).join('; ') || null,
      node: ({ effects, now }) => (
        <ul className={s.effects}>
          {effects.map((one, at) => (
            <li key={`${one.entityRef} ${one.fact?.recordedAt ?? one.structure?.at} ${at}`}>
              {causeOf(one)} · <span className="num">{shaped(now.key, one.effect)}</span>
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <ArrangedTable screen="restated-figures" caption={t('title')} columns={columns} rows={rows} rowId={({ published }) => published.key} />
  );
}

const MEASURES = [
  'marketValue',
  'flow',
  'profit',
  'weight',
  'policyWeight',
  'deviation',
  'contribution',
  'return',
  'benchmarkReturn',
  'excess',
] as const;

function Openings({ openings }: { openings: Restatement['openings'] }) {
  const t = useText(restatementText);
  const formats = useFormats();
  const columns: TableColumn<Restatement['openings'][number]>[] = [
    { id: 'person', header: t('person'), value: ({ userName }) => userName },
    {
      id: 'first',
      header: t('first'),
      align: 'end',
      value: ({ firstAt }) => atTime(formats.time(firstAt)),
      node: ({ firstAt }) => formats.time(firstAt),
    },
    {
      id: 'last',
      header: t('last'),
      align: 'end',
      value: ({ lastAt }) => atTime(formats.time(lastAt)),
      node: ({ lastAt }) => formats.time(lastAt),
    },
  ];
  return (
    <Panel title={t('openings')} subtitle={t('openingsLead')} flush>
      {openings.length === 0 ? (
        <EmptyState title={t('noOpenings')} next="wait" />
      ) : (
        <ArrangedTable
          screen="report-openings"
          caption={t('openings')}
          columns={columns}
          rows={openings}
          rowId={({ userName, firstAt }) => `${userName} ${firstAt}`}
        />
      )}
    </Panel>
  );
}

/** Asks for confirmation, and says so when somebody else has to issue the version. */
function useIssue() {
  const t = useText(restatementText);
  const client = useClientName();
  return async (id: string, reason: string) => {
    let issued: RestateReportMutation['restateReport'] | null = null;
    await confirm({
      title: t('issueAsk'),
      body: t('issueBody', { reason }),
      client,
      confirmLabel: t('issue'),
      action: async () => {
        try {
          issued = (await ask(RestateReportDocument, { id, reason })).restateReport;
        } catch (error) {
          if (!isAppError(error) || !error.fields['asOf']?.includes('secondPerson')) throw error;
          toast(t('secondPerson'), { tone: 'error', persist: true });
        }
      },
    });
    return issued as RestateReportMutation['restateReport'] | null; // set by the action above
  };
}

function IssuePanel({ id }: { id: string }) {
  const t = useText(restatementText);
  const { role = 'owner' } = useParams({ strict: false });
  const navigate = useNavigate();
  const refresh = useRefreshReports();
  const form = useForm(restatementInput, { reason: '' });
  const issue = useIssue();
  return (
    <Panel title={t('issue')} subtitle={t('issueLead')}>
      <Form
        form={form}
        submitLabel={t('issue')}
        onSubmit={async ({ reason }) => {
          const restateReport = await issue(id, reason);
          if (!restateReport) return;
          toast(t('issued'));
          await refresh();
          await navigate({
            to: '/$role/reports/$reportId',
            params: { role, reportId: restateReport.id },
            search: { known: restateReport.knownAt },
          });
        }}
      >
        <TextArea {...form.field('reason')} label={t('reason')} rows={3} limit={1000} required />
      </Form>
    </Panel>
  );
}
