import { demoId } from '#features/demo/demo-id';
import { demoOrganisations } from '#features/demo/organisations';
import { insertArticles, insertMarks, insertReaders } from '#features/research/public';
import type { Db } from '#platform/db';
import { demoPapers } from './papers';

export const paperId = (key: string): string => demoId(`paper|${key}`);

/** Papers of the consultant, the managers and platform administration; the fund's officer has read the older ones and bookmarked one. */
export async function plantResearch(db: Db): Promise<void> {
  const named = (ref: string) => demoOrganisations.find(one => one.ref === ref);
  await insertArticles(
    db,
    demoPapers.map(({ key, publisher, author, at, readers, language, title, summary, body }) => ({
      organisation_id: demoId(publisher),
      id: paperId(key),
      title_en: language === 'en' ? title : null,
      title_jp: language === 'jp' ? title : null,
      summary_en: language === 'en' ? summary : null,
      summary_jp: language === 'jp' ? summary : null,
      body_en: language === 'en' ? body : null,
      body_jp: language === 'jp' ? body : null,
      audience: readers === 'everyone' ? 'everyone' : 'chosen',
      publisher_en: named(publisher)?.en ?? publisher,
      publisher_jp: named(publisher)?.jp ?? publisher,
      author_name: author,
      published_at: new Date(at),
    })),
  );
  await insertReaders(
    db,
    demoPapers.flatMap(({ key, publisher, readers }) =>
      readers === 'everyone'
        ? []
        : readers.map(reader => ({ organisation_id: demoId(publisher), article_id: paperId(key), reader_id: demoId(reader) })),
    ),
  );
  await insertMarks(
    db,
    demoPapers
      .filter(({ key }) => ['private', 'roll', 'calls'].includes(key))
      .map(({ key, publisher }) => ({
        organisation_id: demoId('HOSHI'),
        user_id: demoId('admin@hoshikawa.example'),
        article_organisation_id: demoId(publisher),
        article_id: paperId(key),
        read_at: new Date('2026-10-20T01:00:00Z'),
        bookmarked_at: key === 'private' ? new Date('2026-10-20T01:05:00Z') : null,
      })),
  );
}
