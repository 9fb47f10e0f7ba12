import { useNavigate, useParams } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Notice } from '#ui/notice';
import { toast } from '#ui/toast-queue';
import { useClientsOfImports, type ImportDetail } from './import-detail';
import s from './imports.module.css';
import { MarkedStatus, useRefusedWords } from './marks';
import { partsText } from './parts-text';
import { useImportActions } from './queries';

/** Says that rows without errors can be saved separately, have been, or that this file consists of such rows. */
export function PartsNotice({ found }: { found: ImportDetail }) {
  return (
    <>
      {found.partOf !== null && <PartOf firstId={found.partOf} />}
      {found.parts.length > 0 && <Parts found={found} />}
      {found.goodRows > 0 && <GoodRows found={found} />}
    </>
  );
}

function PartOf({ firstId }: { firstId: string }) {
  const t = useText(partsText);
  const { role = 'owner' } = useParams({ strict: false });
  return (
    <Notice>
      {t('partOf')}{' '}
      <AppLink to="/$role/import/history/$importId" params={{ role, importId: firstId }}>
        {t('first')}
      </AppLink>
    </Notice>
  );
}

function Parts({ found: { parts } }: { found: ImportDetail }) {
  const t = useText(partsText);
  const f = useFormats();
  const { role = 'owner' } = useParams({ strict: false });
  const count = (rows: number) => f.number(rows, { decimals: 0 });
  const kept = parts.filter(({ isWithdrawn }) => !isWithdrawn);
  return (
    <Notice>
      <p>{t('parted', { rows: count(kept.reduce((sum, { rows }) => sum + rows, 0)) })}</p>
      <ul className={s.parts}>
        {parts.map(({ id, rows, status, isWithdrawn }) => (
          <li key={id}>
            <AppLink to="/$role/import/history/$importId" params={{ role, importId: id }}>
              {t('part', { rows: count(rows) })}
            </AppLink>{' '}
            <MarkedStatus
              of={{ status, proposal: null, approval: null, withdrawn: isWithdrawn ? { at: '', byName: '' } : null, isDraft: false }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function GoodRows({ found }: { found: ImportDetail }) {
  const { id, version, goodRows, rows } = found;
  const client = useClientsOfImports()([found]);
  const t = useText(partsText);
  const f = useFormats();
  const words = useRefusedWords();
  const navigate = useNavigate();
  const { role = 'owner' } = useParams({ strict: false });
  const { saveGood } = useImportActions();
  const good = f.number(goodRows, { decimals: 0 });
  const save = async () => {
    try {
      const part = await saveGood.mutateAsync({ id, version });
      toast(t('saved'));
      await navigate({ to: '/$role/import/history/$importId', params: { role, importId: part.id } });
    } catch (error) {
      toast(words(error), { tone: 'error', persist: true });
    }
  };
  const ask = () =>
    confirm({ title: t('saveTitle'), client, body: t('saveBody', { good }), confirmLabel: t('save', { good }), action: save });
  return (
    <Notice>
      <p>{t('good', { good, rows: f.number(rows, { decimals: 0 }) })}</p>
      <Button icon={<ListPlus size={14} />} onClick={() => void ask()}>
        {t('save', { good })}
      </Button>
    </Notice>
  );
}
