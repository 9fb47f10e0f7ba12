import { useState } from 'react';
import { useArea, useWhyReadOnly } from '#features/figures/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { DataTable, type TableColumn } from '#ui/data-table';
import { MoveDialog } from '#ui/move-dialog';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { useShownText, useValueName } from './content-values';
import { ReplaceDocumentNoticeDocument } from './extraction-models.gen';
import s from './extraction-models.module.css';
import { useRefresh, type Contents } from './queries';
import { revisionCodes, revisionText, samenessText } from './revision-text';

type Read = Contents['documentContents'];
type Revision = Read['revision'];

/** The notice this one replaces with their differences, the one that replaces it, or those it may replace. */
export function RevisionPanel({ contents }: { contents: Read }) {
  const t = useText(revisionText);
  const { replacesId, replacesName, replacedById, replacedByName, offers } = contents.revision;
  const isApproved = (contents.approval?.notices.length ?? 0) > 0;
  return (
    <>
      {replacedById && (
        <Notice tone="warn">
          {t('replacedBy')} <NoticeLink documentId={replacedById} name={replacedByName} />
        </Notice>
      )}
      {replacesId && (
        <Panel title={t('title')} flush>
          <div className={s.value}>
            <span className={s.acts}>
              {t('replaces')} <NoticeLink documentId={replacesId} name={replacesName} />
            </span>
            <span className={s.quiet}>{t(isApproved ? 'withdrawn' : 'willWithdraw')}</span>
            {!isApproved && <Choice contents={contents} replacesId={null} />}
          </div>
          <Changes values={contents.values} changes={contents.revision.changes} />
        </Panel>
      )}
      {!isApproved && !replacedById && offers.length > 0 && (
        <Panel title={t('offers')} subtitle={t('offersLead')} flush>
          <ul className={s.values}>
            {offers.map(offer => (
              <Offer key={offer.documentId} contents={contents} offer={offer} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** Link to another document's contents. */
export function NoticeLink({ documentId, name }: { documentId: string; name: string | null }) {
  const role = useArea();
  return (
    <AppLink to="/$role/documents/$documentId/contents" params={{ role, documentId }}>
      {name ?? documentId}
    </AppLink>
  );
}

function Offer({ contents, offer: { documentId, name, createdAt, same } }: { contents: Read; offer: Revision['offers'][number] }) {
  const t = useText(revisionText);
  const words = useText(samenessText);
  const formats = useFormats();
  return (
    <li className={s.value}>
      <NoticeLink documentId={documentId} name={name} />
      <span className={s.acts}>
        {same.map(one => (
          <Tag key={one} tone="warn">
            {words(one as keyof typeof samenessText) /* the server sends no other */}
          </Tag>
        ))}
        <span className={s.quiet}>{t('received', { at: formats.time(createdAt) })}</span>
      </span>
      <Choice contents={contents} replacesId={documentId} name={name} />
    </li>
  );
}

/** Marks the notice as replacing another one, or removes that mark. */
function Choice({ contents: { documentId, version }, replacesId, name }: { contents: Read; replacesId: string | null; name?: string }) {
  const t = useText(revisionText);
  const whyNot = useWhyReadOnly();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const act = async () => {
    await ask(ReplaceDocumentNoticeDocument, { documentId, replacesId, version });
    toast(t(replacesId ? 'marked' : 'unmarked'));
    await refresh();
  };
  const label = t(replacesId ? 'mark' : 'unmark');
  const body = replacesId ? t('markBody', { name: name ?? '' }) : t('unmarkBody');
  return (
    <span className={s.acts}>
      <Button disabled={whyNot !== null} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <MoveDialog
          title={t(replacesId ? 'markAsk' : 'unmarkAsk')}
          body={body}
          label={label}
          codes={revisionCodes}
          fields={{}}
          action={act}
          onClose={() => setAsked(false)}
        />
      )}
    </span>
  );
}

type Change = Revision['changes'][number];

/** The differences between two documents, the earlier one first. */
export function Changes({ values, changes }: { values: Read['values']; changes: readonly Change[] }) {
  const t = useText(revisionText);
  const nameOf = useValueName();
  const shown = useShownText();
  const valueOf = (name: string) => values.find(value => value.name === name);
  const textOf = (name: string, text: string | null) => <span className="num">{shown(valueOf(name)?.valueType ?? 'text', text)}</span>;
  const columns: TableColumn<Change>[] = [
    {
      id: 'name',
      header: t('value'),
      value: ({ name }) => {
        const value = valueOf(name);
        return value ? nameOf(value) : name;
      },
    },
    {
      id: 'before',
      header: t('before'),
      value: ({ name, before }) => shown(valueOf(name)?.valueType ?? 'text', before),
      node: ({ name, before }) => textOf(name, before),
    },
    {
      id: 'after',
      header: t('after'),
      value: ({ name, after }) => shown(valueOf(name)?.valueType ?? 'text', after),
      node: ({ name, after }) => textOf(name, after),
    },
  ];
  if (changes.length === 0) return <p className={s.value}>{t('unchanged')}</p>;
  return <DataTable caption={t('changes')} columns={columns} rows={changes} rowId={({ name }) => name} />;
}
