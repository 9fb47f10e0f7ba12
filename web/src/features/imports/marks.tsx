import { isAppError } from '@hakaru/contract/errors';
import { translator, useLanguage, useText, type Language } from '#platform/text';
import { Status } from '#ui/status';
import { statusText } from '#ui/status-text';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './imports.module.css';
import type { ImportLineFragment } from './imports.gen';
import { marksText, refusedText } from './marks-text';

type Marked = Pick<ImportLineFragment, 'status' | 'proposal' | 'approval' | 'withdrawn' | 'isDraft'>;

/** The status in words, with its marks: draft, proposed, returned, being approved, not approved, or withdrawn. */
export function useMarkedWords(): (of: Marked) => string | null {
  const t = useText(marksText);
  const statusWord = useText(statusText);
  return ({ status, proposal, approval, withdrawn, isDraft }) => {
    if (withdrawn) return joined(statusWord(status), t('withdrawn'));
    const isReturned = proposal !== null && proposal.returnedAt !== null && status !== 'approved';
    return joined(
      statusWord(status),
      proposal?.isOpen ? t('proposed') : null,
      isReturned ? t('returned') : null,
      approval ? t(approval.isOpen ? 'beingApproved' : 'notApproved') : null,
      isDraft ? t('draft') : null,
    );
  };
}

export function MarkedStatus({ of: { status, proposal, approval, withdrawn, isDraft } }: { of: Marked }) {
  const t = useText(marksText);
  const isReturned = proposal !== null && proposal.returnedAt !== null && status !== 'approved';
  return (
    <span className={s.marked}>
      <Status value={status} />
      {withdrawn && <Tag>{t('withdrawn')}</Tag>}
      {!withdrawn && proposal?.isOpen && <Tag tone="accent">{t('proposed')}</Tag>}
      {!withdrawn && isReturned && <Tag tone="warn">{t('returned')}</Tag>}
      {!withdrawn && approval && (
        <Tag tone={approval.isOpen ? 'accent' : 'warn'}>{t(approval.isOpen ? 'beingApproved' : 'notApproved')}</Tag>
      )}
      {!withdrawn && isDraft && <Tag>{t('draft')}</Tag>}
    </span>
  );
}

/** Why an approval, a proposal or a withdrawal was refused, in words. */
export function useRefusedWords(): (error: unknown) => string {
  const language = useLanguage();
  return error => refusedWords(error, language);
}

function refusedWords(error: unknown, language: Language): string {
  const t = translator(refusedText, language);
  if (!isAppError(error)) return t('other');
  return codeWords(error.refusal === 'conflict' ? 'conflict' : Object.values(error.fields).flat()[0], language);
}

/** A refusal's code in words: that of a request, or of the job that approves a large file. */
export function codeWords(code: string | undefined, language: Language): string {
  return translator(refusedText, language)(CODES.find(name => name === code) ?? 'other');
}

const CODES = [
  'checkAgain',
  'secondPerson',
  'alreadyProposed',
  'withdrawn',
  'notProposed',
  'codeGone',
  'noGoodRows',
  'beingApproved',
  'ownersToAccept',
  'rightsLost',
  'conflict',
] as const;
