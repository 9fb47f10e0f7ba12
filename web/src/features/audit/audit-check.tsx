import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Tag } from '#ui/tag';
import s from './audit.module.css';
import { AuditCheckDocument } from './audit.gen';
import { auditText } from './text';

/** When the trail was last verified against its key and its anchor, and whether it is intact. */
export function AuditCheck() {
  const t = useText(auditText);
  const formats = useFormats();
  const { data } = useQuery({ queryKey: ['audit', 'check'], queryFn: ({ signal }) => ask(AuditCheckDocument, {}, signal) });
  if (!data) return null;
  const { verifiedAt = null, rows = 0, brokenAt = null, anchoredAt = null } = data.auditCheck ?? {};
  if (verifiedAt === null) return <p className={s.check}>{t('neverVerified')}</p>;
  const at = formats.time(verifiedAt);
  return (
    <p className={s.check}>
      <Tag tone={brokenAt === null ? 'ok' : 'neg'}>{t(brokenAt === null ? 'whole' : 'broken')}</Tag>
      {brokenAt === null ? t('verified', { at, rows }) : t('brokenAt', { at, entry: brokenAt })}
      {anchoredAt !== null && ` ${t('anchored', { at: formats.time(anchoredAt) })}`}
    </p>
  );
}
