import { useNavigate, useParams } from '@tanstack/react-router';
import { Bookmark, BookmarkCheck, Download, Paperclip, Pencil, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ask, download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { ArticleDialog, PaperDialog } from './article-dialog';
import { PaperPages } from './paper-pages';
import { useArticle, useMark, useRefreshResearch, useTitleOf, type Article } from './queries';
import { WithdrawResearchArticleDocument } from './research.gen';
import { RichBody } from './rich-body';
import { researchText } from './text';

export function ArticlePage() {
  const { articleId = '' } = useParams({ strict: false });
  const t = useText(researchText);
  const titleOf = useTitleOf();
  const { data: article } = useArticle(articleId);
  useReadMark(article);
  const back = <AppLink to="/research">{t('research')}</AppLink>;
  return (
    <>
      <PageHead title={article ? titleOf(article) : t('article')} context={back}>
        {article && <Tools article={article} />}
      </PageHead>
      {article ? (
        <>
          <Body article={article} />
          <PaperPages article={article} />
        </>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

/** Opening an article marks it as read. */
function useReadMark(article: Article | undefined): void {
  const mark = useMark();
  const id = article?.isRead === false ? article.id : null;
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    if (id === null || id === marked) return;
    setMarked(id); // only once, also for support staff, whose reading is not recorded
    void mark(id, 'read');
  }, [id, marked, mark]);
}

function Body({ article }: { article: Article }) {
  const t = useText(researchText);
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  const own = isJapanese ? article.bodyJp : article.bodyEn;
  const shown = own ?? (isJapanese ? article.bodyEn : article.bodyJp) ?? '';
  const publisher = isJapanese ? article.publisherJp : article.publisherEn;
  return (
    <Panel title={publisher} subtitle={`${formats.date(article.publishedAt.slice(0, 10))} · ${article.authorName}`}>
      {own === null && <Notice>{t('otherLanguage')}</Notice>}
      <RichBody source={shown} />
    </Panel>
  );
}

function Tools({ article }: { article: Article }) {
  const t = useText(researchText);
  const mark = useMark();
  const [dialog, setDialog] = useState<'edit' | 'paper' | null>(null);
  const withdraw = useWithdraw(article);
  const { id, fileName, isBookmarked, isOwn } = article;
  return (
    <>
      {fileName !== null && (
        <Button icon={<Download size={14} />} onClick={() => void download(`research/${id}/file`).then(bytes => saveFile(fileName, bytes))}>
          {t('download')}
        </Button>
      )}
      <Button
        icon={isBookmarked ? <BookmarkCheck size={14} /> : <Bookmark size={14} />}
        onClick={() => void mark(id, isBookmarked ? 'unbookmark' : 'bookmark')}
      >
        {t(isBookmarked ? 'unbookmark' : 'bookmark')}
      </Button>
      {isOwn && (
        <>
          <Button icon={<Undo2 size={14} />} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
          <Button icon={<Paperclip size={14} />} onClick={() => setDialog('paper')}>
            {t('attachPdf')}
          </Button>
          <Button kind="primary" icon={<Pencil size={14} />} onClick={() => setDialog('edit')}>
            {t('editShort')}
          </Button>
        </>
      )}
      {dialog === 'edit' && <ArticleDialog article={article} onClose={() => setDialog(null)} />}
      {dialog === 'paper' && <PaperDialog id={id} onClose={() => setDialog(null)} />}
    </>
  );
}

function useWithdraw({ id, version }: Article) {
  const t = useText(researchText);
  const navigate = useNavigate();
  const refresh = useRefreshResearch();
  return async () => {
    const question = { title: t('withdrawTitle'), body: t('withdrawBody'), confirmLabel: t('withdraw'), danger: true };
    const action = async () => {
      await ask(WithdrawResearchArticleDocument, { id, version });
    };
    if (!(await confirm({ ...question, action, failureText: t('failed') }))) return;
    toast(t('withdrawn'));
    await navigate({ to: '/research' });
    await refresh();
  };
}
