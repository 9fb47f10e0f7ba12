import { CATEGORY_OF, organisationTypes } from '@hakaru/contract/organisations';
import { useQuery } from '@tanstack/react-query';
import { notFound, useNavigate, useParams } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TemplateTab } from '#features/structure-templates/public';
import { ImpersonateDialog } from '#features/super-user/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import { Tabs } from '#ui/tabs';
import { AccessTab } from './access-tab';
import { AssetsTab } from './assets-list';
import { BrandingTab } from './branding-tab';
import { MenuCheckerTab } from './menu-checker-tab';
import { ModulesTab, PackagesTab } from './entitlement-tabs';
import { useNameOf } from './names';
import s from './organisations.module.css';
import { PlatformOrganisationDocument, type OrganisationDetailFragment } from './organisations.gen';
import { PartiesTab } from './parties-tab';
import { ProfileTab } from './profile-tab';
import { organisationsText, tabText, typeText } from './text';
import { TrailTab } from './trail-tab';
import { organisationKey } from './use-change';
import { UsersTab } from './users-tab';

const TABS: Readonly<Record<keyof typeof tabText, (props: { organisation: OrganisationDetailFragment }) => ReactNode>> = {
  profile: ProfileTab,
  modules: ModulesTab,
  packages: PackagesTab,
  access: AccessTab,
  branding: BrandingTab,
  users: UsersTab,
  assets: AssetsTab,
  parties: PartiesTab,
  template: TemplateTab,
  trail: TrailTab,
  menu: MenuCheckerTab,
};
const NAMES = Object.keys(TABS) as (keyof typeof TABS)[]; // its own keys

export function OrganisationPage() {
  const { organisationId = '' } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: organisationKey(organisationId),
    queryFn: ({ signal }) => ask(PlatformOrganisationDocument, { id: organisationId }, signal, 'admin'),
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: true,
  });
  return data ? <Organisation organisation={data.organisation} /> : <SkeletonRows rows={8} />;
}

function Organisation({ organisation }: { organisation: OrganisationDetailFragment }) {
  const words = useText(tabText);
  const t = useText(organisationsText);
  const { tab = 'profile' } = useParams({ strict: false });
  const navigate = useNavigate();
  const chosen = NAMES.find(name => name === tab);
  if (!chosen) throw notFound();
  const open = (next: string) =>
    void navigate({ to: '/admin/organisations/$organisationId/$tab', params: { organisationId: organisation.id, tab: next } });
  return (
    <>
      <Head organisation={organisation} />
      <Tabs
        label={t('sections')}
        value={chosen}
        onChange={open}
        items={NAMES.map(name => {
          const Tab = TABS[name];
          // A saved version remounts the form, which then starts from the saved values.
          return {
            value: name,
            label: words(name),
            content: <Tab key={`${organisation.id} ${organisation.version}`} organisation={organisation} />,
          };
        })}
      />
    </>
  );
}

function Head({ organisation }: { organisation: OrganisationDetailFragment }) {
  const t = useText(organisationsText);
  const nameOf = useNameOf();
  const formats = useFormats();
  const types = useText(typeText);
  const [isImpersonating, setImpersonating] = useState(false);
  const { id, ref, type, createdAt } = organisation;
  const known = organisationTypes.find(name => name === type);
  const facts = [ref, known ? types(CATEGORY_OF[known]) : type, t('since', { day: formats.date(createdAt.slice(0, 10)) })];
  return (
    <>
      <PageHead
        title={nameOf(organisation)}
        context={
          <span className={s.crumbs}>
            <AppLink to="/admin/organisations">{t('organisations')}</AppLink>
            <span>/ {facts.join(' · ')}</span>
          </span>
        }
      >
        <Button icon={<LogIn size={14} />} onClick={() => setImpersonating(true)}>
          {t('impersonate')}
        </Button>
      </PageHead>
      {isImpersonating && <ImpersonateDialog organisationId={id} onClose={() => setImpersonating(false)} />}
    </>
  );
}
