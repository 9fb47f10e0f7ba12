import { mayManageUsers } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useProfile } from '#features/profile/public';
import { SettingsFrame } from '#features/settings/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { AssignForm, AssignmentForm, type Assignment } from './assignment-forms';
import { AssignmentTable } from './assignment-table';
import { EditPackageForm } from './package-forms';
import { PackageTable, usePackageWords } from './package-table';
import { DeletePackageDocument, type PackageFieldsFragment, type PackageQuery } from './packages.gen';
import s from './packages.module.css';
import { usePackage, useRefreshPackages } from './queries';
import { TermsHistory } from './terms-history';
import { packagesText } from './text';

export function PackagePage() {
  const t = useText(packagesText);
  const { packageId = '' } = useParams({ strict: false });
  const { role } = useProfile();
  const { name } = usePackageWords();
  const { data, isError, refetch } = usePackage(packageId);
  const isAdmin = mayManageUsers(role);
  return (
    <SettingsFrame title={data ? name(data.package) : t('title')} actions={isAdmin && data && <DeleteButton record={data.package} />}>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={8} />}
      {data && (
        <div className={s.stack}>
          {isAdmin ? (
            <Panel title={t('details')} subtitle={t('lead')}>
              <EditPackageForm key={data.package.id} record={data.package} />
            </Panel>
          ) : (
            <Panel title={t('details')} subtitle={t('adminOnly')} flush>
              <PackageTable rows={[data.package]} />
            </Panel>
          )}
          <TermsHistory history={data.package.history} />
          <Assignments data={data} isAdmin={isAdmin} />
        </div>
      )}
    </SettingsFrame>
  );
}

function DeleteButton({ record }: { record: PackageFieldsFragment }) {
  const t = useText(packagesText);
  const { name } = usePackageWords();
  const navigate = useNavigate();
  const refresh = useRefreshPackages();
  const remove = async () => {
    const done = await confirm({
      title: t('deleteAsk', { name: name(record) }),
      body: t('deleteBody'),
      confirmLabel: t('delete'),
      danger: true,
      action: () =>
        ask(DeletePackageDocument, { id: record.id }).catch((error: unknown) => toast(t(whyNot(error)), { tone: 'error', persist: true })),
    });
    if (!done) return;
    await refresh();
    await navigate({ to: '/settings/packages' });
  };
  return (
    <Button icon={<Trash2 size={14} />} onClick={() => void remove()}>
      {t('delete')}
    </Button>
  );
}

const whyNot = (error: unknown) =>
  error instanceof AppError && error.fields['id']?.includes('hasChildren') ? 'childrenFailed' : 'deleteFailed';

function Assignments({ data, isAdmin }: { data: PackageQuery; isAdmin: boolean }) {
  const t = useText(packagesText);
  const [open, setOpen] = useState<Assignment | 'new' | null>(null);
  const { package: record, packageAssignments: rows } = data;
  const close = () => setOpen(null);
  return (
    <Panel
      title={t('assignments')}
      subtitle={t('assignmentsLead')}
      tools={
        isAdmin && (
          <Button icon={<Plus size={14} />} onClick={() => setOpen('new')}>
            {t('assign')}
          </Button>
        )
      }
      flush
    >
      <ListStates count={rows.length} isError={false} onRetry={close} empty={t('noAssignments')} next="add" failed={t('failed')}>
        <AssignmentTable rows={rows} {...(isAdmin ? { onEdit: setOpen } : {})} />
      </ListStates>
      {open === 'new' && (
        <Dialog open onClose={close} title={t('assignTitle')}>
          <AssignForm packageId={record.id} kind={record.kind} taken={rows.map(({ entityId }) => entityId)} onClose={close} />
        </Dialog>
      )}
      {open && open !== 'new' && (
        <Dialog open onClose={close} title={`${open.entityRef} · ${t('assignmentEdit')}`}>
          <AssignmentForm assignment={open} onClose={close} />
        </Dialog>
      )}
    </Panel>
  );
}
