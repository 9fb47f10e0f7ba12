import { AppError } from '@hakaru/contract/errors';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Copy, Move, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { HistoryPanel } from '#features/audit/public';
import { partyRoleText } from '#features/parties/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { codeWords } from '#ui/form/code-words';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { DeletePlatformEntityDocument, PlatformEntityHistoryDocument } from './entities.gen';
import s from './entities.module.css';
import { EditEntityForm, ReparentForm } from './entity-forms';
import { KindName, TypeName } from './names';
import { useEntity, type EntityDetail } from './queries';
import { entitiesText, entityCodes } from './text';

export function EntityPage() {
  const { entityId = '' } = useParams({ strict: false });
  const { data } = useEntity(entityId);
  return data ? <Entity detail={data} /> : <SkeletonRows rows={10} />;
}

function Entity({ detail }: { detail: EntityDetail }) {
  const t = useText(entitiesText);
  const { entity } = detail;
  return (
    <>
      <Head detail={detail} />
      <PanelGrid>
        <PanelCell span={6}>
          <Panel title={t('details')}>
            <EditEntityForm key={entity.version} detail={detail} />
          </Panel>
        </PanelCell>
        <PanelCell span={6}>
          <div className={s.stack}>
            <PlaceFacts detail={detail} />
            <Links detail={detail} />
            <Parties detail={detail} />
          </div>
        </PanelCell>
        <PanelCell span={12}>
          <HistoryPanel
            queryKey={['entities', 'history', entity.id]}
            read={async (page, signal) =>
              (await ask(PlatformEntityHistoryDocument, { id: entity.id, first: 20, page }, signal, 'admin')).platformEntityHistory
            }
          />
        </PanelCell>
        <PanelCell span={12}>
          <Json json={detail.json} />
        </PanelCell>
      </PanelGrid>
    </>
  );
}

function Head({ detail: { entity } }: { detail: EntityDetail }) {
  const t = useText(entitiesText);
  const language = useLanguage();
  const navigate = useNavigate();
  const name = language === 'jp' ? entity.nameJp : entity.name;
  const remove = async () => {
    if (!(await confirm({ title: t('deleteTitle', { name }), body: t('deleteBody'), confirmLabel: t('delete'), danger: true }))) return;
    try {
      await ask(DeletePlatformEntityDocument, { id: entity.id }, undefined, 'admin');
      toast(t('deleted'));
      await navigate({ to: '/admin/entities' });
    } catch (error) {
      const [code = 'invalid'] = error instanceof AppError ? (error.fields['id'] ?? []) : [];
      toast(codeWords(language, entityCodes)(code), { tone: 'error' });
    }
  };
  return (
    <PageHead
      title={name}
      context={
        <>
          {entity.organisationRef} · {entity.ref} · <AppLink to="/admin/entities">{t('entities')}</AppLink>
        </>
      }
    >
      <Button icon={<Trash2 size={14} />} onClick={() => void remove()}>
        {t('delete')}
      </Button>
    </PageHead>
  );
}

function PlaceFacts({ detail: { entity } }: { detail: EntityDetail }) {
  const t = useText(entitiesText);
  const formats = useFormats();
  const organisation = (
    <AppLink to="/admin/organisations/$organisationId" params={{ organisationId: entity.organisationId }}>
      {entity.organisationRef}
    </AppLink>
  );
  const asset = (
    <AppLink to="/admin/assets/$assetId" params={{ assetId: entity.assetId }}>
      {entity.assetRef}
    </AppLink>
  );
  return (
    <Panel title={t('facts')}>
      <Facts
        facts={[
          [t('id'), entity.id],
          [t('kind'), <KindName key="kind" kind={entity.kind} />],
          [t('type'), <TypeName key="type" type={entity.type} />],
          [t('organisation'), organisation],
          [t('asset'), asset],
          [t('opened'), formats.date(entity.openedDate)],
          [t('terminated'), formats.date(entity.terminationDate)],
        ]}
      />
    </Panel>
  );
}

function Links({ detail }: { detail: EntityDetail }) {
  const t = useText(entitiesText);
  const language = useLanguage();
  const [isMoving, setMoving] = useState(false);
  const columns: TableColumn<EntityDetail['links'][number]>[] = [
    {
      id: 'parent',
      header: t('parent'),
      value: ({ parentName, parentNameJp }) => (language === 'jp' ? parentNameJp : parentName),
      node: ({ parentId, parentName, parentNameJp }) => (
        <AppLink to="/admin/entities/$entityId" params={{ entityId: parentId }}>
          {language === 'jp' ? parentNameJp : parentName}
        </AppLink>
      ),
    },
    { id: 'from', header: t('from'), align: 'end', value: ({ fromDay }) => fromDay, date: true },
    { id: 'to', header: t('to'), align: 'end', value: ({ toDay }) => toDay, date: true },
  ];
  const canMove = detail.entity.kind !== 'benchmark' && detail.entity.type !== 'total';
  const tools = canMove && (
    <Button icon={<Move size={14} />} onClick={() => setMoving(true)}>
      {t('move')}
    </Button>
  );
  return (
    <Panel title={t('tree')} tools={tools} flush>
      {detail.links.length === 0 ? (
        <EmptyState title={t('noLinks')} next="record" />
      ) : (
        <ArrangedTable screen="entity-links" caption={t('tree')} columns={columns} rows={detail.links} rowId={({ fromDay }) => fromDay} />
      )}
      {isMoving && (
        <Dialog open onClose={() => setMoving(false)} title={t('move')} size="small">
          <ReparentForm detail={detail} onClose={() => setMoving(false)} />
        </Dialog>
      )}
    </Panel>
  );
}

function Parties({ detail: { entity } }: { detail: EntityDetail }) {
  const t = useText(entitiesText);
  const roles = useText(partyRoleText);
  const language = useLanguage();
  const columns: TableColumn<EntityDetail['entity']['parties'][number]>[] = [
    { id: 'role', header: t('role'), value: ({ role }) => roles(role as keyof typeof partyRoleText) /* by a CHECK constraint */ },
    { id: 'name', priority: 1, header: t('name'), value: one => (language === 'jp' ? one.nameJp : one.name) },
    { id: 'from', priority: 2, header: t('from'), align: 'end', value: ({ fromDay }) => fromDay, date: true },
    { id: 'to', header: t('to'), align: 'end', value: ({ toDay }) => toDay, date: true },
  ];
  return (
    <Panel title={t('parties')} flush>
      {entity.parties.length === 0 ? (
        <EmptyState title={t('noParties')} next="record" />
      ) : (
        <ArrangedTable
          screen="entity-parties"
          caption={t('parties')}
          columns={columns}
          rows={entity.parties}
          rowId={one => `${one.role} ${one.name} ${one.fromDay}`}
        />
      )}
    </Panel>
  );
}

function Json({ json }: { json: unknown }) {
  const t = useText(entitiesText);
  const text = JSON.stringify(json, null, 2);
  const copy = () => void navigator.clipboard.writeText(text).then(() => toast(t('copied')));
  return (
    <Panel
      title={t('json')}
      tools={
        <Button icon={<Copy size={14} />} onClick={copy}>
          {t('copy')}
        </Button>
      }
    >
      <pre className={s.json} tabIndex={0} aria-label={t('json')}>
        {text}
      </pre>
    </Panel>
  );
}
