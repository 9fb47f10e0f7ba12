import { gateMiss, mayWrite } from '@hakaru/contract/access';
import { addOnNames, addOns, type AddOnName } from '@hakaru/contract/add-ons';
import { packageTerms } from '@hakaru/contract/organisation-packages';
import { useArea } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { AddOnPicture } from './add-on-picture';
import s from './add-ons.module.css';
import { usePackageRequests, useRequestPackage, type PackageRequest } from './queries';
import { addOnLeadText, addOnNameText, addOnOpenText, addOnText } from './text';
import { NoAddOns, useHasAddOns } from './with-add-on';

/** The report modules beyond the menu: which are available, where they open, and how to request the others. */
export function AddOnsPage() {
  const t = useText(addOnText);
  const hasAny = useHasAddOns();
  const { data: requests = [] } = usePackageRequests();
  const requestOf = (name: AddOnName) => requests.find(({ type }) => type === addOns[name].package) ?? null;
  return (
    <>
      <PageHead title={t('title')} context={t('lead')} />
      {hasAny ? (
        <PanelGrid>
          {addOnNames.map(name => (
            <PanelCell key={name} span={4}>
              <AddOnCard name={name} request={requestOf(name)} />
            </PanelCell>
          ))}
        </PanelGrid>
      ) : (
        <NoAddOns />
      )}
    </>
  );
}

type CardProps = { name: AddOnName; request: PackageRequest | null };

function AddOnCard({ name, request }: CardProps) {
  const t = useText(addOnText);
  const nameOf = useText(addOnNameText);
  const leadOf = useText(addOnLeadText);
  const language = useLanguage();
  const visitor = useVisitor();
  const isHeld = visitor.organisationPackages.includes(addOns[name].package);
  const state = isHeld ? (
    <Tag tone="ok">{t('inUse')}</Tag>
  ) : request ? (
    <Tag tone="accent">{t('requested')}</Tag>
  ) : (
    <Tag>{t('notInUse')}</Tag>
  );
  return (
    <Panel title={nameOf(name)} tools={state}>
      <AddOnPicture name={name} />
      <p className={s.lead}>{leadOf(name)}</p>
      <p className={s.note}>{t('packageNote', { name: packageTerms[addOns[name].package].name[language] })}</p>
      {isHeld ? <Opening name={name} /> : <Asking name={name} request={request} />}
    </Panel>
  );
}

/** The link to the add-on, or the reason why it cannot be opened. */
function Opening({ name }: { name: AddOnName }) {
  const t = useText(addOnText);
  const openOf = useText(addOnOpenText);
  const role = useArea();
  const visitor = useVisitor();
  const { gate, path } = addOns[name];
  if (gateMiss(visitor, gate) === 'module') {
    const modules = 'modules' in gate ? gate.modules : [];
    return <p className={s.note}>{t('moduleMissing', { name: modules.join(', ') })}</p>;
  }
  if (name === 'privateEquity' && visitor.holdsFunds !== true) return <p className={s.note}>{t('noFunds')}</p>;
  return (
    <AppLink to={path} params={{ role }}>
      {openOf(name)}
    </AppLink>
  );
}

/** An add-on is requested once; the card shows who requested it and when until it is granted. */
function Asking({ name, request }: CardProps) {
  const t = useText(addOnText);
  const nameOf = useText(addOnNameText);
  const formats = useFormats();
  const visitor = useVisitor();
  const send = useRequestPackage();
  if (request) {
    return <p className={s.note}>{t('requestedBy', { person: request.userName, day: formats.time(request.requestedAt) })}</p>;
  }
  if (!mayWrite(visitor.role)) return null;
  const ask = async () => {
    try {
      await send(addOns[name].package);
      toast(t('requestSent', { name: nameOf(name) }));
    } catch {
      toast(t('requestFailed'), { tone: 'error' });
    }
  };
  return (
    <Button aria-label={t('requestOf', { name: nameOf(name) })} onClick={() => void ask()}>
      {t('request')}
    </Button>
  );
}
