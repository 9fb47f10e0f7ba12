import { Said } from '#features/commentaries/public';
import { useLanguage, useText } from '#platform/text';
import { Panel } from '#ui/panel';
import type { OpenedReport } from './queries';
import s from './reports.module.css';
import { reportsText } from './text';

/** The managers' commentaries of the month as of the publication, each with its attached file. */
export function ReportCommentaries({ opened: { commentaries } }: { opened: OpenedReport }) {
  const t = useText(reportsText);
  const language = useLanguage();
  if (commentaries.length === 0) return null;
  return (
    <Panel title={t('commentaries')} subtitle={t('commentariesLead')}>
      <div className={s.stack}>
        {commentaries.map(({ ref, nameEn, nameJp, ...said }) => (
          <section key={said.id}>
            <h3 className={s.mandate}>
              {ref} {language === 'jp' ? nameJp : nameEn}
            </h3>
            <Said {...said} />
          </section>
        ))}
      </div>
    </Panel>
  );
}
