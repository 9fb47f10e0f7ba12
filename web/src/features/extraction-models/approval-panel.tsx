import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useState } from 'react';
import { useArea, useWhyReadOnly } from '#features/figures/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { MoveDialog } from '#ui/move-dialog';
import { Panel } from '#ui/panel';
import { Status, type StatusName } from '#ui/status';
import { toast } from '#ui/toast-queue';
import { BlockList } from './block-list';
import { ApproveDocumentNoticeDocument, ConfirmNoticeBankDetailsDocument } from './extraction-models.gen';
import s from './extraction-models.module.css';
import { useRefresh, type Contents } from './queries';
import { approvalCodes, approvalText } from './text';

type Read = Contents['documentContents'];
type Approval = NonNullable<Read['approval']>;

/** What prevents the approval of a notice; once approved, the cash flows created from it. */
export function ApprovalPanel({ contents, approval }: { contents: Read; approval: Approval }) {
  const t = useText(approvalText);
  if (approval.notices.length > 0)
    return (
      <Panel title={t('title')} flush>
        <Made notices={approval.notices} />
      </Panel>
    );
  return (
    <Panel title={t('title')} subtitle={t('lead')}>
      <div className={s.stack}>
        <Blocks contents={contents} approval={approval} />
        <Acts contents={contents} approval={approval} />
      </div>
    </Panel>
  );
}

function Blocks({
  contents: { values },
  approval: { blocks, needsConfirmation, confirmedByName },
}: {
  contents: Read;
  approval: Approval;
}) {
  const t = useText(approvalText);
  return (
    <>
      <BlockList values={values} blocks={blocks}>
        {needsConfirmation && confirmedByName === null && <p>{t('needsSecond')}</p>}
      </BlockList>
      {confirmedByName !== null && <p>{t('confirmedBy', { name: confirmedByName })}</p>}
    </>
  );
}

function Acts({ contents: { documentId, version }, approval }: { contents: Read; approval: Approval }) {
  const t = useText(approvalText);
  const whyNot = useWhyReadOnly();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<'approve' | 'confirm' | null>(null);
  const approve = async () => {
    await ask(ApproveDocumentNoticeDocument, { documentId, version });
    toast(t('done'));
    await refresh();
  };
  const confirm = async () => {
    await ask(ConfirmNoticeBankDetailsDocument, { documentId });
    toast(t('confirmed'));
    await refresh();
  };
  const words = { codes: approvalCodes, fields: {}, onClose: () => setAsked(null) };
  return (
    <div className={s.acts}>
      {approval.needsConfirmation && approval.confirmedByName === null && (
        <Button disabled={whyNot !== null} onClick={() => setAsked('confirm')}>
          {t('confirm')}
        </Button>
      )}
      <Button kind="primary" disabled={whyNot !== null || approval.blocks.length > 0} onClick={() => setAsked('approve')}>
        {t('approve')}
      </Button>
      {asked === 'approve' && <MoveDialog title={t('ask')} body={t('body')} label={t('approve')} action={approve} {...words} />}
      {asked === 'confirm' && (
        <MoveDialog title={t('confirmAsk')} body={t('confirmBody')} label={t('confirm')} action={confirm} {...words} />
      )}
    </div>
  );
}

function Made({ notices }: { notices: Approval['notices'] }) {
  const t = useText(approvalText);
  const role = useArea();
  const formats = useFormats();
  return (
    <ul className={s.values}>
      {notices.map(({ side, amount, currency, day, status, instructionId, instructionRef, approvedByName, approvedAt }) => (
        <li key={side} className={s.value}>
          <span className={s.acts}>
            <AppLink to="/$role/instructions/$instructionId" params={{ role, instructionId }}>
              {t('instruction', { ref: instructionRef })}
            </AppLink>
            <Status value={status as StatusName /* the server sends no other */} />
          </span>
          <span className="num">
            {t('flow', {
              side: t(side === 'call' ? 'call' : 'distribution'),
              amount: `${currency} ${formats.number(amount, { decimals: minorUnitsOf(currency) })}`,
              day: formats.date(day),
            })}
          </span>
          <span className={s.quiet}>{t('by', { name: approvedByName, at: formats.time(approvedAt) })}</span>
        </li>
      ))}
    </ul>
  );
}
