import { Download } from 'lucide-react';
import { download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { deletionText } from './deletion-text';
import type { Certificate, Deletion } from './deletion-queries';
import s from './departures.module.css';

/** What was deleted, when and by whom, and what remains: in the reader's language on screen, in both languages in the file. */
export function CertificateDialog({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const t = useText(deletionText);
  const language = useLanguage();
  const formats = useFormats();
  const { id, ref, nameEn, nameJp, exportSha256, requesterName, approverName } = deletion;
  const { deletedAt, deleted, kept, backups } = deletion.certificate as Certificate; // written by the server's certificateOf
  const get = async () => {
    try {
      saveFile(`deletion_${ref}.json`, await download(`organisation-deletions/${id}/certificate`));
    } catch {
      toast(t('notDownloaded'), { tone: 'error', persist: true });
    }
  };
  const counted = { rows: formats.number(deleted.rows), files: formats.number(deleted.files) };
  const actions = (
    <Button kind="primary" icon={<Download size={14} />} onClick={() => void get()}>
      {t('download')}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={t('certificateTitle')} actions={actions}>
      <div className={s.certificate}>
        <p>{t('deletedOf', { ...counted, name: language === 'jp' ? nameJp : nameEn, ref, at: formats.time(deletedAt) })}</p>
        <p>{t('decidedBy', { requester: requesterName, approver: approverName ?? '' })}</p>
        <p className={s.hash}>{t('exportLine', { sha256: exportSha256 })}</p>
        <h3>{t('keptTitle')}</h3>
        <ul>
          {[...kept.because, backups].map(reason => (
            <li key={reason.en}>{reason[language]}</li>
          ))}
          <li>{t('untilLine', { day: formats.date(backups.until) })}</li>
        </ul>
        <details>
          <summary>{t('tables')}</summary>
          <ul className={s.tables}>
            {Object.entries(deleted.tables).map(([table, rows]) => (
              <li key={table}>
                {table} <span className="num">{formats.number(rows)}</span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Dialog>
  );
}
