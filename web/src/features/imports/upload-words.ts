import { restingStatuses } from '@hakaru/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage, useText } from '#platform/text';
import { statusText } from '#ui/status-text';
import { joined } from '#ui/table-value';
import { useMarkedWords } from './marks';
import { marksText } from './marks-text';
import { importDetail } from './queries';
import { importsText } from './text';
import type { Checked, Upload } from './upload-queue';

type Words = Record<'state' | 'client' | 'month' | 'findings', (upload: Upload) => string | null> & {
  rows: (upload: Upload) => number | null;
};

/** The files of this visit in words, from the query cache that their rows have filled. */
export function useUploadWords(): Words {
  const t = useText(importsText);
  const marks = useText(marksText);
  const statusWord = useText(statusText);
  const language = useLanguage();
  const marked = useMarkedWords();
  const checked = useCheckedWords();
  const client = useQueryClient();
  const fetched = ({ sent }: Upload) => (sent ? client.getQueryData(importDetail(sent.id).queryKey) : undefined);
  /** Undefined until the file has been read successfully. */
  const read = (upload: Upload) => {
    const found = fetched(upload);
    return found && restingStatuses.includes(found.status) && !found.refusal ? found : undefined;
  };
  return {
    state(upload) {
      const found = fetched(upload);
      if (upload.state === 'sent')
        return joined(found ? marked(found) : statusWord('created'), upload.sent?.isKnown ? t('sameFile') : null);
      if (upload.state === 'checked') return upload.checked ? checked(upload.checked) : null;
      if (upload.state === 'sending') return t('sending');
      return t(upload.state === 'tooLarge' || upload.state === 'storageFull' ? upload.state : 'unexpected');
    },
    rows: upload => upload.checked?.rows ?? read(upload)?.rows ?? null,
    month: upload => read(upload)?.asOf ?? null,
    client: upload => fetched(upload)?.owner?.name[language] ?? null,
    findings(upload) {
      const found = fetched(upload);
      if (!found || !restingStatuses.includes(found.status)) return null;
      if (found.refusal) return found.refusal.message[language];
      const { errors, warnings } = found;
      return errors + warnings === 0 ? marks('noFindings') : marks('findingsCount', { errors, warnings });
    },
  };
}

function useCheckedWords(): (checked: Checked) => string {
  const t = useText(importsText);
  const language = useLanguage();
  return ({ refusal, findings, rows }) => {
    const count = (severity: string) => findings.filter(one => one.severity === severity).length;
    return refusal ? refusal[language] : t('checked', { errors: count('error'), warnings: count('warning'), rows });
  };
}
