import { isAppError } from '@hakaru/contract/errors';
import { translator, useLanguage, useText, type Language } from '#platform/text';
import { Status } from '#ui/status';
import { statusText } from '#ui/status-text';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import s from './imports.module.css';
import type { ImportLineFragment } from './imports.gen';
import { marksText, refusedText } from './marks-text';

type Marked = Pick<ImportLineFragment, 'status' | 'proposal' | 'withdrawn' | 'isDraft'>;

/** The status in words, with its marks: draft, proposed, returned or withdrawn. */
export function useMarkedWords(): (of: Marked) => string | null {
  const t = useText(marksText);
  const statusWord = useText(statusText);
  return ({ status, proposal, withdrawn, isDraft }) => {
    if (withdrawn) return joined(statusWord(status), t('withdrawn'));
    const isReturned = proposal !== null && proposal.returnedAt !== null && status !== 'approved';
    return joined(
      statusWord(status),
      proposal?.isOpen ? t('proposed') : null,
      isReturned ? t('returned') : null,
      isDraft ? t('draft') : null,
    );
  };
}

export function MarkedStatus({ of: { status, proposal, withdrawn, isDraft } }: { of: Marked }) {
  const t = useText(marksText);
  const isReturned = proposal !== null && proposal.returnedAt !== null && status !== 'approved';
  return (
    <span className={s.marked}>
      <Status value={status} />
      {withdrawn && <Tag>{t('withdrawn')}</Tag>}
      {!withdrawn && proposal?.isOpen && <Tag tone="accent">{t('proposed')}</Tag>}
      {!withdrawn && isReturned && <Tag tone="warn">{t('returned')}</Tag>}
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
  if (error.refusal === 'conflict') return t('conflict');
  const code = Object.values(error.fields).flat()[0];
  const known = CODES.find(name => name === code);
  return t(known ?? 'other');
}

const CODES = ['checkAgain', 'secondPerson', 'alreadyProposed', 'withdrawn', 'notProposed', 'codeGone', 'noGoodRows'] as const;
