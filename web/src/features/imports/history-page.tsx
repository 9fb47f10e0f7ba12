import { Checkbox } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useListView } from '#features/saved-views/public';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { FileName } from '#ui/file-name';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { ApproveClean, CleanBox, type Selected } from './approve-clean';
import s from './imports.module.css';
import { marksText } from './marks-text';
import { useImports } from './queries';
import { historyAddress } from './routes';
import { StatusSelect, useImportColumns } from './import-columns';
import { importsText } from './text';

/** Past imports, newest first; one in progress is updated without reloading. */
export function HistoryPage() {
  const t = useText(importsText);
  const marks = useText(marksText);
  const { role = 'owner' } = useParams({ strict: false });
  const [address, set] = useAddress(historyAddress);
  const query = useImports(address);
  const [selected, setSelected] = useState<Selected>(new Map());
  const columns = useImportColumns(
    line => (
      <span className={s.marked}>
        <CleanBox line={line} selected={selected} onSelect={setSelected} />
        <AppLink to="/$role/import/history/$importId" params={{ role, importId: line.id }}>
          <FileName name={line.fileName} />
        </AppLink>
      </span>
    ),
    { withClient: role !== 'owner' }, // an owner has no clients to tell apart
  );
  const view = useListView('importHistory', columns);
  return (
    <>
      <PageHead title={t('history')}>
        <AppLink to="/$role/import" params={{ role }}>
          <Upload size={14} aria-hidden="true" /> {t('importData')}
        </AppLink>
      </PageHead>
      <ListedPanel
        title={t('history')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{
          label: t('search'),
          value: address.search ?? '',
          onSearch: text => set({ search: text, page: undefined }, { replace: true }),
        }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('noImports')}
        next="import"
        tools={
          <>
            <ApproveClean selected={selected} onDone={() => setSelected(new Map())} />
            <Checkbox
              label={marks('proposalsOnly')}
              checked={address.proposed ?? false}
              onChange={event => set({ proposed: event.currentTarget.checked || undefined, page: undefined })}
            />
            <StatusSelect value={address.status} onChange={status => set({ status, page: undefined })} />
          </>
        }
      />
    </>
  );
}
