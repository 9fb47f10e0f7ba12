import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { HistoryPanel } from '#features/audit/public';
import { entityKindText, entityTypeText } from '#features/entities/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { EditEstablishmentForm, LinkForm, useKeep } from './establishment-forms';
import {
  EstablishmentDocument,
  EstablishmentHistoryDocument,
  LinkEstablishmentDocument,
  type EstablishmentFullFragment,
} from './establishments.gen';
import { establishmentsText } from './text';

export function EstablishmentPage() {
  const { establishmentId = '' } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: ['establishments', 'one', establishmentId],
    queryFn: async ({ signal }) => (await ask(EstablishmentDocument, { id: establishmentId }, signal, 'admin')).establishment,
    refetchOnWindowFocus: false,
    throwOnError: true,
  });
  return data ? <Establishment establishment={data} /> : <SkeletonRows rows={8} />;
}

function Establishment({ establishment }: { establishment: EstablishmentFullFragment }) {
  const t = useText(establishmentsText);
  const language = useLanguage();
  const [isLinking, setLinking] = useState(false);
  const { id, name, nameJp, organisationRef, ref, version } = establishment;
  return (
    <>
      <PageHead
        title={language === 'jp' ? nameJp : name}
        context={
          <>
            {organisationRef} · {ref} · <AppLink to="/admin/establishments">{t('establishments')}</AppLink>
          </>
        }
      />
      <PanelGrid>
        <PanelCell span={6}>
          <Account establishment={establishment} onLink={() => setLinking(true)} />
        </PanelCell>
        <PanelCell span={6}>
          <Panel title={t('details')}>
            <EditEstablishmentForm key={version} establishment={establishment} />
          </Panel>
        </PanelCell>
        <PanelCell span={12}>
          <HistoryPanel
            queryKey={['establishments', 'history', id]}
            read={async (page, signal) =>
              (await ask(EstablishmentHistoryDocument, { id, first: 20, page }, signal, 'admin')).establishmentHistory
            }
          />
        </PanelCell>
      </PanelGrid>
      {isLinking && (
        <Dialog open onClose={() => setLinking(false)} title={t('linkTitle')} size="small">
          <LinkForm establishment={establishment} onClose={() => setLinking(false)} />
        </Dialog>
      )}
    </>
  );
}

/** The account an establishment stands for; without one, the action to link it. */
function Account({ establishment, onLink }: { establishment: EstablishmentFullFragment; onLink: () => void }) {
  const t = useText(establishmentsText);
  const unlink = useUnlink(establishment);
  if (!establishment.accountId) {
    const action = (
      <Button kind="primary" icon={<Link2 size={14} />} onClick={onLink}>
        {t('link')}
      </Button>
    );
    return (
      <Panel title={t('account')}>
        <EmptyState title={t('notLinked')} action={action} />
      </Panel>
    );
  }
  return (
    <Panel
      title={t('account')}
      tools={
        <Button icon={<Unlink size={14} />} onClick={() => void unlink()}>
          {t('unlink')}
        </Button>
      }
    >
      <AccountFacts establishment={establishment} />
    </Panel>
  );
}

function AccountFacts({ establishment }: { establishment: EstablishmentFullFragment }) {
  const t = useText(establishmentsText);
  const language = useLanguage();
  const { accountId, accountKind, accountType } = establishment;
  const isJapanese = language === 'jp';
  const kind =
    accountKind && accountKind in entityKindText ? entityKindText[accountKind as keyof typeof entityKindText][language] : accountKind; // looked up just before
  const type =
    accountType && accountType in entityTypeText ? entityTypeText[accountType as keyof typeof entityTypeText][language] : accountType; // looked up just before
  const account = (
    <AppLink to="/admin/entities/$entityId" params={{ entityId: accountId ?? '' }}>
      {isJapanese ? establishment.accountNameJp : establishment.accountName}
    </AppLink>
  );
  return (
    <Facts
      facts={[
        [t('account'), account],
        [t('ref'), establishment.accountRef],
        [t('asset'), isJapanese ? establishment.assetNameJp : establishment.assetName],
        [t('kind'), kind],
        [t('type'), type],
        [t('currency'), establishment.accountCurrency],
      ]}
    />
  );
}

function useUnlink({ id, version, name, nameJp }: EstablishmentFullFragment) {
  const t = useText(establishmentsText);
  const language = useLanguage();
  const keep = useKeep();
  return async () => {
    const title = t('unlinkTitle', { name: language === 'jp' ? nameJp : name });
    const action = async () =>
      keep((await ask(LinkEstablishmentDocument, { id, version, accountId: null }, undefined, 'admin')).linkEstablishment);
    if (await confirm({ title, confirmLabel: t('unlink'), action })) toast(t('unlinkedNow'));
  };
}
