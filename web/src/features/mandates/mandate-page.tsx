import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { isOpen } from '@hakaru/contract/access';
import { addOns } from '@hakaru/contract/add-ons';
import { notFound, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AttributionTab } from '#features/attribution/public';
import { CapitalTab } from '#features/basel/public';
import { Comments } from '#features/comments/public';
import { CommentaryTab } from '#features/commentaries/public';
import { MandateDocumentsTab } from '#features/documents/public';
import { FavouriteStar } from '#features/favourites/public';
import { ForwardsTab } from '#features/fx-forwards/public';
import { HoldingsTab } from '#features/holdings/public';
import { MandatePackagesTab } from '#features/packages/public';
import { PrivateAssetsTab } from '#features/private-assets/public';
import { ReconciliationTab } from '#features/reconciliations/public';
import { MandateReportsTab } from '#features/reports/public';
import { RiskTab } from '#features/risk/public';
import { CashflowTab } from '#features/cashflows/public';
import { TransactionsTab } from '#features/transactions/public';
import {
  BookPage,
  keepKnown,
  useArea,
  useBook,
  useBookContext,
  useGoToMandate,
  type Book,
  type BookEntity,
  type BookView,
} from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Panel } from '#ui/panel';
import { Tabs } from '#ui/tabs';
import s from './detail.module.css';
import { detailText } from './detail-text';
import { HistoryTab } from './history-tab';
import { dialogAddress } from './mandate-address';
import { MandateActions } from './mandate-actions';
import { MandateDialogs } from './mandate-dialogs';
import { subMandatesOf } from './mandate-rows';
import { NotesTab } from './notes-tab';
import { OverviewTab } from './overview-tab';
import { BenchmarksTab, PerformanceTab } from './performance-tab';
import { SettingsTab } from './settings-tab';
import { SubMandatesTab } from './sub-mandates-tab';

const tabs = [
  'overview',
  'performance',
  'attribution',
  'risk',
  'holdings',
  'transactions',
  'cashflow',
  'fxForwards',
  'reconciliation',
  'capitalRequirements',
  'benchmarks',
  'subMandates',
  'privateAssets',
  'packages',
  'commentary',
  'comments',
  'reports',
  'documents',
  'notes',
  'settings',
  'history',
] as const;
type Tab = (typeof tabs)[number];

/** One mandate of the asset on screen. */
export function MandatePage() {
  const t = useText(detailText);
  const { role = 'owner', mandateId = '', subMandateId } = useParams({ strict: false });
  if (subMandateId)
    return (
      <MandateView
        back={
          <AppLink
            className={s.back}
            to="/$role/mandates/$mandateId/$tab"
            params={{ role, mandateId, tab: 'subMandates' }}
            search={keepKnown}
          >
            {t('subMandates')}
          </AppLink>
        }
      />
    );
  return (
    <MandateView
      back={
        <AppLink className={s.back} to="/$role/mandates" params={{ role }} search={keepKnown}>
          {t('all')}
        </AppLink>
      }
    />
  );
}

/** One mandate in full, with a link back to the list it was found in. Its tab is part of the address. */
export function MandateView({ back, tools }: { back: ReactNode; tools?: ReactNode }) {
  const t = useText(detailText);
  const language = useLanguage();
  const { mandateId: parentId = '', subMandateId, tab: named = 'overview' } = useParams({ strict: false });
  const mandateId = subMandateId ?? parentId;
  const tab = tabs.find(name => name === named);
  const { data: book } = useBook();
  const entity = book && mandateIn(book, mandateId);
  if (!tab) throw notFound();
  return (
    <BookPage
      title={entity?.name[language] ?? t('mandateTitle')}
      context={() => (
        <>
          {entity?.ref} · {entity && <HeadParties entity={entity} />}
          {back}
        </>
      )}
      {...(entity
        ? {
            actions: (
              <>
                {entity.type === 'mandate' && <FavouriteStar kind="mandate" id={entity.id} />}
                <MandateActions entity={entity} tab={tab} tools={tools} />
              </>
            ),
          }
        : {})}
      changes={{ entityIds: [mandateId], columns: CHANGES }}
    >
      {view => {
        const found = mandateIn(view.index.book, mandateId);
        // A sub-mandate is found only under its own mandate.
        const isElsewhere = subMandateId !== undefined && !subMandatesOf(view.index, parentId).some(({ id }) => id === subMandateId);
        if (!found || isElsewhere) throw notFound();
        return <Mandate key={found.id} view={view} entity={found} tab={tab} />;
      }}
    </BookPage>
  );
}

const mandateIn = ({ entities }: Book, mandateId: string): BookEntity | undefined =>
  entities.find(({ id, kind, type }) => id === mandateId && (kind === 'mandate' || type === 'subMandate'));

/** Manager and trustee, the first facts asked about a mandate. */
function HeadParties({ entity: { mandate } }: { entity: BookEntity }) {
  const t = useText(detailText);
  const language = useLanguage();
  const parties = (['manager', 'trustee'] as const).flatMap(role => {
    const name = mandate?.[role]?.[language];
    return name ? [t('partyIs', { role: t(role), name })] : [];
  });
  return parties.map(party => <span key={party}>{party} · </span>);
}

const CHANGES = ['marketValue.-', 'return.1m', 'return.fytd', 'return.1y', 'return.itd', 'excess.1m', 'excess.1y', 'excess.itd'];

function Mandate({ view, entity, tab }: { view: BookView; entity: BookEntity; tab: Tab }) {
  const t = useText(detailText);
  const go = useGoToMandate();
  const { assetId } = useBookContext();
  const visitor = useVisitor();
  const area = useArea();
  const isSub = entity.type === 'subMandate';
  const contents: Record<Tab, ReactNode> = {
    overview: <OverviewTab view={view} entity={entity} />,
    performance: <PerformanceTab view={view} entity={entity} />,
    attribution: <AttributionTab view={view} entity={entity} />,
    risk: <RiskTab view={view} entity={entity} />,
    holdings: <HoldingsTab view={view} entity={entity} />,
    transactions: <TransactionsTab mandateId={entity.id} />,
    cashflow: <CashflowTab mandateId={entity.id} />,
    fxForwards: <ForwardsTab assetId={assetId} mandateId={entity.id} />,
    reconciliation: <ReconciliationTab mandateId={entity.id} />,
    capitalRequirements: <CapitalTab entityId={entity.id} />,
    benchmarks: <BenchmarksTab view={view} entity={entity} />,
    subMandates: <SubMandatesTab view={view} entity={entity} />,
    privateAssets: <PrivateAssetsTab view={view} entity={entity} />,
    packages: <MandatePackagesTab mandateId={entity.id} />,
    commentary: <CommentaryTab mandateId={entity.id} />,
    comments: (
      <Panel title={t('comments')} subtitle={t('commentsLead')}>
        <Comments place={{ kind: 'mandate', assetId, subject: entity.id }} />
      </Panel>
    ),
    reports: <MandateReportsTab mandateId={entity.id} name={entity.ref} />,
    documents: <MandateDocumentsTab mandateId={entity.id} />,
    notes: <NotesTab id={entity.id} />,
    settings: <SettingsTab id={entity.id} isSub={isSub} />,
    history: <HistoryTab id={entity.id} index={view.index} />,
  };
  const holdsCash = !isSub && visitor.modules.includes('cashManagement');
  const isShown: Partial<Record<Tab, boolean>> = {
    subMandates: !isSub,
    attribution: isOpen(visitor, addOns.attribution.gate),
    risk: isOpen(visitor, addOns.risk.gate),
    capitalRequirements: !isSub && isOpen(visitor, addOns.basel.gate),
    commentary: !isSub,
    privateAssets: entity.mandate?.isPrivate === true,
    // Documents belong to the organisation that keeps them: managers and advisers of another's mandate keep theirs elsewhere.
    documents: area === 'owner' && isOpen(visitor, DOCUMENTS_GATE),
    fxForwards: holdsCash,
    reconciliation: holdsCash,
    transactions: holdsCash,
    cashflow: holdsCash,
  };
  const shown = tabs.filter(name => isShown[name] ?? true);
  const items = shown.map(value => ({ value, label: t(value), content: value === tab ? contents[value] : null }));
  return (
    <>
      <Tabs label={t('tabs')} value={tab} onChange={next => go(entity.id, next, { resetScroll: false })} items={items} />
      <Dialogs entity={entity} tab={tab} />
    </>
  );
}

/** On the sub-mandates tab the dialogs are about those; elsewhere about the mandate itself. */
function Dialogs({ entity, tab }: { entity: BookEntity; tab: Tab }) {
  const { role = 'owner' } = useParams({ strict: false });
  const { dialog, id = entity.id } = dialogAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const close = () => {
    const search = (before: object) => ({ ...before, dialog: undefined, id: undefined });
    void navigate({ to: '.', search, resetScroll: false } as never); // the same screen without its dialog
  };
  const leave = () => void navigate({ to: '/$role/mandates', params: { role } });
  if (dialog === 'add' && tab !== 'subMandates') return null;
  return <MandateDialogs dialog={dialog} id={id} parentId={entity.id} onClose={close} onDeleted={id === entity.id ? leave : close} />;
}
