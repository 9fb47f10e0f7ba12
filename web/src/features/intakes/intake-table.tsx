import { Copy, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Menu, MenuItem } from '#ui/menu';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { IntakeDialog } from './intake-dialog';
import { RenewIntakeAddressDocument, SwitchIntakeDocument } from './intakes.gen';
import s from './intakes.module.css';
import { useRefreshIntakes, type Intake } from './queries';
import { intakesText, stopText } from './text';

type Props = { intakes: readonly Intake[]; isFolderOpen: boolean; isMailOpen: boolean };

const TONES = { on: 'ok', off: 'quiet', stopped: 'warn' } as const;

/** The organisation's intakes: client, state, where files arrive and who gets receipts. */
export function IntakeTable({ intakes, isFolderOpen, isMailOpen }: Props) {
  const t = useText(intakesText);
  const language = useLanguage();
  const [editing, setEditing] = useState<Intake | null>(null);
  const columns: (TableColumn<Intake> & { isOffered?: boolean })[] = [
    { id: 'client', header: t('client'), value: ({ client }) => client[language] },
    { id: 'state', priority: 1, header: t('state'), value: ({ state }) => t(state), node: intake => <State intake={intake} /> },
    {
      id: 'folder',
      header: t('folder'),
      value: ({ folder }) => folder,
      node: ({ folder }) => <Copied name={folder} label={t('copy')} />,
      isOffered: isFolderOpen,
    },
    {
      id: 'mail',
      header: t('mail'),
      value: ({ mailAddress }) => mailAddress ?? t('noMail'),
      node: intake => <MailAddress intake={intake} />,
      isOffered: isMailOpen,
    },
    { id: 'receivers', header: t('receivers'), value: ({ receivers }) => receivers.map(({ name }) => name).join(t('and')) || t('nobody') },
    { id: 'responsible', header: t('responsible'), value: ({ responsible }) => responsible },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      menu: true,
      node: intake => <RowMenu intake={intake} onEdit={() => setEditing(intake)} />,
    },
  ];
  return (
    <>
      <DataTable
        caption={t('folders')}
        columns={columns.filter(({ isOffered = true }) => isOffered)}
        rows={intakes}
        rowId={({ id }) => id}
      />
      {editing && <IntakeDialog intake={editing} taken={[]} isMailOpen={isMailOpen} onClose={() => setEditing(null)} />}
    </>
  );
}

function State({ intake: { state, stoppedBy, unusableSince } }: { intake: Intake }) {
  const t = useText(intakesText);
  const why = useText(stopText);
  const formats = useFormats();
  return (
    <span className={s.stack}>
      <Tag tone={TONES[state]}>{t(state)}</Tag>
      {stoppedBy && <span className={s.hint}>{why(stoppedBy)}</span>}
      {state === 'on' && unusableSince && <span className={s.hint}>{t('unusable', { time: formats.deadline(unusableSince) })}</span>}
    </span>
  );
}

function Copied({ name, label }: { name: string; label: string }) {
  const t = useText(intakesText);
  const copy = () =>
    navigator.clipboard.writeText(name).then(
      () => toast(t('copied')),
      () => toast(t('notCopied')),
    );
  return (
    <span className={s.folder}>
      <code>{name}</code>
      <IconButton label={label} icon={<Copy size={14} />} onClick={() => void copy()} />
    </span>
  );
}

function MailAddress({ intake: { mailAddress, senders } }: { intake: Intake }) {
  const t = useText(intakesText);
  if (mailAddress === null) return <span className={s.hint}>{t('noMail')}</span>;
  return (
    <span className={s.stack}>
      <Copied name={mailAddress} label={t('copyMail')} />
      <span className={s.hint}>{t('sendersOf', { addresses: senders.join(t('and')) })}</span>
    </span>
  );
}

function RowMenu({ intake: { id, version, state, client, mailAddress }, onEdit }: { intake: Intake; onEdit: () => void }) {
  const t = useText(intakesText);
  const language = useLanguage();
  const refresh = useRefreshIntakes();
  const name = client[language];
  const turn = async (isOn: boolean) => {
    const action = async () => {
      await ask(SwitchIntakeDocument, { id, version, isOn });
      await refresh();
    };
    const question = isOn
      ? { title: t('onAsk', { name }), body: t('onBody'), confirmLabel: t('switchOn'), action }
      : { title: t('offAsk', { name }), body: t('offBody'), confirmLabel: t('switchOff'), action };
    if (await confirm(question)) toast(t('saved'));
  };
  const renew = async () => {
    const action = async () => {
      await ask(RenewIntakeAddressDocument, { id, version });
      await refresh();
    };
    const question = { title: t('renewAsk', { name }), body: t('renewBody'), confirmLabel: t('renew'), action };
    if (await confirm(question)) toast(t('saved'));
  };
  return (
    <Menu target={<IconButton label={t('actionsOf', { name })} icon={<Ellipsis size={16} />} />}>
      <MenuItem onClick={onEdit}>{t('edit')}</MenuItem>
      {mailAddress !== null && <MenuItem onClick={() => void renew()}>{t('renew')}</MenuItem>}
      {state === 'on' ? (
        <MenuItem onClick={() => void turn(false)}>{t('switchOff')}</MenuItem>
      ) : (
        <MenuItem onClick={() => void turn(true)}>{t('switchOn')}</MenuItem>
      )}
    </Menu>
  );
}
