import { Link } from '@tanstack/react-router';
import { useProfile } from '#features/profile/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { KpiStrip } from '#ui/kpi-strip';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { EmptyState } from '#ui/states';
import s from './home.module.css';
import { homeText, needText } from './text';

export type OpenPage = { path: string; name: string };
export type HiddenPage = {
  name: string;
  reason: 'area' | 'assetType' | 'funds' | 'module' | 'organisationPackage' | 'userPackage' | 'category' | 'superuser';
  needs: readonly string[];
};

/** Where somebody lands while the area's own first screen is not there: what they have, where they can go, and why not further. */
export function HomePage({ open, hidden }: { open: readonly OpenPage[]; hidden: readonly HiddenPage[] }) {
  const t = useText(homeText);
  const { organisation } = useProfile();
  return (
    <>
      <PageHead title={t('title')} context={organisation.name} />
      <Facts />
      <PanelGrid>
        <PanelCell span={6}>
          <Panel title={t('open')} flush>
            {open.length === 0 ? <EmptyState title={t('nothing')}>{t('nothingBody')}</EmptyState> : <OpenList pages={open} />}
          </Panel>
        </PanelCell>
        <PanelCell span={6}>
          <Panel title={t('hidden')} footnote={t('askWhom')} flush>
            {hidden.length === 0 ? <p className={s.note}>{t('allShown')}</p> : <HiddenTable pages={hidden} />}
          </Panel>
        </PanelCell>
      </PanelGrid>
    </>
  );
}

function Facts() {
  const t = useText(homeText);
  const formats = useFormats();
  const { organisation, assetId, asOfDate, preferences, notificationsUnreadCount } = useProfile();
  const asset = organisation.assets.find(({ id }) => id === assetId);
  return (
    <KpiStrip
      label={t('facts')}
      items={[
        { label: t('organisation'), figure: <span className={s.name}>{organisation.name}</span>, note: organisation.ref },
        { label: t('asset'), figure: <span className={s.name}>{asset?.name ?? MISSING}</span>, note: asset ? undefined : t('noAsset') },
        {
          label: t('asOf'),
          figure: formats.date(asOfDate),
          note: asOfDate ? t(preferences.useLatestAsOfDate ? 'latest' : 'chosen') : undefined,
        },
        {
          label: t('unread'),
          figure: formats.number(notificationsUnreadCount),
          note: <AppLink to="/notifications">{t('seeNotifications')}</AppLink>,
        },
      ]}
    />
  );
}

function OpenList({ pages }: { pages: readonly OpenPage[] }) {
  return (
    <ul className={s.pages}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <Link
            to={path as '/'} // a path of the menu tables or of a registered page
            className={s.page}
          >
            <span>{name}</span>
            <span className={s.path}>{path}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function HiddenTable({ pages }: { pages: readonly HiddenPage[] }) {
  const t = useText(homeText);
  const need = useText(needText);
  const listed = (needs: readonly string[]) =>
    needs.map(name => (name in needText ? need(name as keyof typeof needText) : name)).join(need('and')); // checked just before
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t('page')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ name, reason, needs }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{reason === 'superuser' ? t(reason) : t(reason, { needs: listed(needs) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
