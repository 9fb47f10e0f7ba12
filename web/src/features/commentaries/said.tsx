import { FileText } from 'lucide-react';
import { download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import s from './commentaries.module.css';
import { commentariesText } from './text';

export type SaidProps = {
  id: string;
  body: string;
  fileName: string | null;
  userName: string;
  recordedAt: string;
  /** The version, where there can be several. */
  version?: number;
};

/** A manager's text about a month, the attached file and its author. */
export function Said({ id, body, fileName, userName, recordedAt, version }: SaidProps) {
  const t = useText(commentariesText);
  const formats = useFormats();
  const time = formats.time(recordedAt);
  return (
    <div className={s.said}>
      {body && <p className={s.body}>{body}</p>}
      {fileName && <CommentaryFile id={id} name={fileName} />}
      <p className={s.by}>{version === undefined ? `${userName} · ${time}` : t('by', { name: userName, time, n: version })}</p>
    </div>
  );
}

export function CommentaryFile({ id, name }: { id: string; name: string }) {
  const t = useText(commentariesText);
  const fetchFile = async () => {
    try {
      saveFile(name, await download(`commentaries/${id}/file`));
    } catch {
      toast(t('fetchFailed'), { tone: 'error' });
    }
  };
  return (
    <div>
      <Button icon={<FileText size={14} />} onClick={() => void fetchFile()}>
        {name}
      </Button>
    </div>
  );
}
