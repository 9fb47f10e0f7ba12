import { mayWrite } from '@hakaru/contract/access';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { DeleteTeamDocument } from './directory.gen';
import { PeoplePanel } from './people-panel';
import { useRefreshDirectory, useTeam, type Team } from './queries';
import { TeamDialog } from './team-dialog';
import { directoryText } from './text';

export function TeamPage() {
  const { teamId = '' } = useParams({ strict: false });
  const t = useText(directoryText);
  const { role } = useVisitor();
  const isJapanese = useLanguage() === 'jp';
  const { data: team } = useTeam(teamId);
  const name = team ? (isJapanese ? team.nameJp : team.name) : t('team');
  return (
    <>
      <PageHead title={name} context={<AppLink to="/directory/teams">{t('teams')}</AppLink>}>
        {team && mayWrite(role) && <Tools team={team} name={name} />}
      </PageHead>
      {team ? <Particulars team={team} /> : <SkeletonRows rows={6} />}
    </>
  );
}

function Particulars({ team }: { team: Team }) {
  const t = useText(directoryText);
  const { firm, looksAfter, phone_number, fax_number, email, people } = team;
  return (
    <PanelGrid>
      <PanelCell span={6}>
        <Panel title={t('details')}>
          <Facts
            facts={[
              [t('firm'), firm],
              [t('looksAfter'), looksAfter],
              [t('phone'), phone_number],
              [t('fax'), fax_number],
              [t('email'), email],
            ]}
          />
        </Panel>
      </PanelCell>
      <PanelCell span={6}>
        <PeoplePanel people={people} />
      </PanelCell>
    </PanelGrid>
  );
}

function Tools({ team, name }: { team: Team; name: string }) {
  const t = useText(directoryText);
  const navigate = useNavigate();
  const refresh = useRefreshDirectory();
  const [isEdited, setEdited] = useState(false);
  const { id, version } = team;
  const remove = async () => {
    const action = async () => {
      await ask(DeleteTeamDocument, { id, version });
    };
    const question = { title: t('deleteTitle', { name }), body: t('deleteBody'), confirmLabel: t('delete'), danger: true };
    if (!(await confirm({ ...question, action, failureText: t('failed') }))) return;
    toast(t('deleted'));
    await navigate({ to: '/directory/teams' });
    await refresh();
  };
  return (
    <>
      <Button icon={<Trash2 size={14} />} onClick={() => void remove()}>
        {t('delete')}
      </Button>
      <Button kind="primary" icon={<Pencil size={14} />} onClick={() => setEdited(true)}>
        {t('editShort')}
      </Button>
      {isEdited && <TeamDialog team={team} onClose={() => setEdited(false)} />}
    </>
  );
}
