import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { HistoryPanel } from '#features/audit/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText, useWords } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Tag } from '#ui/tag';
import { userPackageText } from '#ui/user-package-text';
import { PEOPLE_KEY } from './people';
import { Standing, useRoleWords } from './people-columns';
import { PersonActions } from './person-actions';
import { AnyUserDocument, AnyUserTrailDocument, type PlatformPersonFragment } from './platform-users.gen';
import s from './platform-users.module.css';
import { platformUsersText } from './text';

/** A user of any organisation: the account, and what was done to it. */
export function PersonPage() {
  const t = useText(platformUsersText);
  const { userId = '' } = useParams({ strict: false });
  const { data: person } = useQuery({
    queryKey: [...PEOPLE_KEY, 'one', userId],
    queryFn: async ({ signal }) => (await ask(AnyUserDocument, { id: userId }, signal, 'admin')).anyUser,
    throwOnError: true,
  });
  const back = <AppLink to="/admin/users">{t('users')}</AppLink>;
  return (
    <>
      <PageHead title={person?.name ?? t('users')} context={back}>
        {person && <PersonActions person={person} />}
      </PageHead>
      {person ? (
        <PanelGrid>
          <PanelCell span={12}>
            <Account person={person} />
          </PanelCell>
          <PanelCell span={12}>
            <HistoryPanel
              queryKey={[...PEOPLE_KEY, 'trail', person.id]}
              read={async (page, signal) =>
                (await ask(AnyUserTrailDocument, { id: person.id, first: 20, page }, signal, 'admin')).anyUserTrail
              }
            />
          </PanelCell>
        </PanelGrid>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

function Account({ person }: { person: PlatformPersonFragment }) {
  const t = useText(platformUsersText);
  const formats = useFormats();
  const roleOf = useRoleWords();
  const packageName = useWords(userPackageText);
  const organisation = (
    <AppLink to="/admin/organisations/$organisationId/$tab" params={{ organisationId: person.organisationId, tab: 'users' }}>
      {`${person.organisationRef} · ${person.organisationName}`}
    </AppLink>
  );
  return (
    <Panel title={t('account')}>
      <Facts
        facts={[
          [t('email'), person.email],
          [t('organisation'), organisation],
          [t('role'), person.superuser ? `${roleOf(person.role)} · ${t('superuser')}` : roleOf(person.role)],
          [t('state'), <Standing key="state" person={person} />],
          [t('agreed'), person.hasAgreed ? t('agreedYes') : t('agreedNo')],
          [
            t('packages'),
            person.packages.length > 0 ? (
              <span key="packages" className={s.tags}>
                {person.packages.map(({ id, type }) => (
                  <Tag key={id}>{packageName(type)}</Tag>
                ))}
              </span>
            ) : null,
          ],
          [t('created'), formats.time(person.createdAt)],
          [t('lastLogin'), formats.time(person.lastLoginAt)],
        ]}
      />
    </Panel>
  );
}
