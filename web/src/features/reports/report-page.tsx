import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FavouriteStar } from '#features/favourites/public';
import { BookPage, useUrlText } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { useReport, type OpenedReport } from './queries';
import { ReportCommentaries } from './report-commentaries';
import { ReportDownload } from './report-download';
import { ReportFacts } from './report-facts';
import { ReportFigures } from './report-figures';
import { useReportName } from './report-table';
import s from './reports.module.css';
import { reportsText } from './text';

/** A report as published. Owners and consultants can trace its figures as known then. */
export function ReportPage() {
  const { role = 'owner', reportId = '' } = useParams({ strict: false });
  const t = useText(reportsText);
  const { data, isError, refetch } = useReport(reportId);
  const name = useReportName();
  useKnownInAddress(data?.report.knownAt);
  const title = data ? name(data.report) : t('report');
  const paper = data && (
    <>
      <FavouriteStar kind="report" id={data.report.id} />
      <ReportDownload report={data.report} />
    </>
  );
  const body = (hasTrace: boolean) => (
    <>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={10} />}
      {data && <Opened opened={data} hasTrace={hasTrace} />}
    </>
  );
  if (role === 'owner' || role === 'consultant') {
    return (
      <BookPage title={title} actions={paper}>
        {() => body(true)}
      </BookPage>
    );
  }
  return (
    <>
      <PageHead title={title}>{paper}</PageHead>
      {body(false)}
    </>
  );
}

/** Adds the knowledge time to a link without it: a trace must show what was published. */
function useKnownInAddress(knownAt: string | undefined): void {
  const [known] = useUrlText('known');
  const navigate = useNavigate();
  useEffect(() => {
    if (knownAt && known !== knownAt) void navigate({ to: '.', search: { known: knownAt }, replace: true, resetScroll: false } as never); // the same report
  }, [knownAt, known, navigate]);
}

function Opened({ opened, hasTrace }: { opened: OpenedReport; hasTrace: boolean }) {
  const t = useText(reportsText);
  const formats = useFormats();
  const language = useLanguage();
  const { role = 'owner' } = useParams({ strict: false });
  const { report, moved } = opened;
  return (
    <div className={s.stack}>
      {moved > 0 && (
        <Notice tone="warn">
          {t('movedNotice', { n: moved })}{' '}
          <AppLink to="/$role/reports/$reportId/restatement" params={{ role, reportId: report.id }}>
            {t('seeRestatement')}
          </AppLink>
        </Notice>
      )}
      <ReportFacts opened={opened} />
      <ReportCommentaries opened={opened} />
      <ReportFigures
        opened={opened}
        hasTrace={hasTrace}
        title={`${language === 'jp' ? report.assetJp : report.assetEn} · ${formats.date(report.asOf)}`}
      />
    </div>
  );
}
