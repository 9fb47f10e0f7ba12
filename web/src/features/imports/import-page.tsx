import { importKinds, type ImportKind } from '@hakaru/contract/enumerations';
import { getRouteApi } from '@tanstack/react-router';
import { Checkbox, Select } from '@mantine/core';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { ImportDropZone } from './import-drop-zone';
import s from './imports.module.css';
import { useChoices } from './queries';
import { TemplatesPanel } from './templates-panel';
import { importsText, kindText } from './text';
import { sendFiles } from './upload-queue';
import { UploadList } from './upload-list';

const route = getRouteApi('/shell/$role/import');

/** Files are dropped, chosen or pasted here. Their data kind and client can be left for the file to determine. */
export function ImportPage() {
  const t = useText(importsText);
  const { role } = route.useParams();
  const { client = null } = route.useSearch();
  const [kind, setKind] = useState<ImportKind | null>(null);
  const [ownerId, setOwnerId] = useState(client);
  const [checkOnly, setCheckOnly] = useState(false);
  const max = useChoices().data?.importFilesMax ?? 20;
  const take = (files: readonly File[]) => {
    if (files.length > max) toast(t('tooMany', { n: max }), { tone: 'error', persist: true });
    else void sendFiles(files, { kind, ownerId, checkOnly });
  };
  return (
    <>
      <PageHead title={t('importData')}>
        <AppLink to="/$role/import/history" params={{ role }}>
          <History size={14} aria-hidden="true" /> {t('history')}
        </AppLink>
      </PageHead>
      <div className={s.stack}>
        <Panel title={t('importData')}>
          <div className={s.choices}>
            <ClientSelect value={ownerId} onChange={setOwnerId} />
            <KindSelect value={kind} onChange={setKind} ownerId={ownerId} />
            <Checkbox label={t('checkOnly')} checked={checkOnly} onChange={event => setCheckOnly(event.currentTarget.checked)} />
          </div>
          <ImportDropZone onFiles={take} />
        </Panel>
        <UploadList role={role} />
        <TemplatesPanel kind={kind} ownerId={ownerId} isOwner={role === 'owner'} />
      </div>
    </>
  );
}

function ClientSelect({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const t = useText(importsText);
  const language = useLanguage();
  const clients = useChoices().data?.importClients ?? [];
  if (clients.length < 2) return null;
  return (
    <Select
      label={t('client')}
      placeholder={t('recognised')}
      data={clients.map(({ id, name }) => ({ value: id, label: name[language] }))}
      value={value}
      onChange={onChange}
      clearable
      searchable
    />
  );
}

function KindSelect({
  value,
  onChange,
  ownerId,
}: {
  value: ImportKind | null;
  onChange: (value: ImportKind | null) => void;
  ownerId: string | null;
}) {
  const t = useText(importsText);
  const words = useText(kindText);
  const clients = useChoices().data?.importClients ?? [];
  const allowed = clients.find(({ id }) => id === ownerId)?.kinds ?? importKinds;
  const offered = importKinds.filter(kind => allowed.includes(kind));
  return (
    <Select
      label={t('dataset')}
      placeholder={t('recognised')}
      data={offered.map(kind => ({ value: kind, label: words(kind) }))}
      value={value}
      onChange={next => onChange(importKinds.find(kind => kind === next) ?? null)}
      clearable
    />
  );
}
