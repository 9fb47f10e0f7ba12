import { useState } from 'react';
import { classColour, useWhyNotWrite, WriteButton, type BookIndex } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { Swatch, Tag } from '#ui/tag';
import { PolicyDialog, type PolicyVersion } from './policy-dialog';
import s from './policy-versions.module.css';
import { policiesText } from './text';

/** Every policy mix there has been, newest first, side by side; and the way to write the next one. */
export function PolicyVersions({ index, asOf }: { index: BookIndex; asOf: string }) {
  const t = useText(policiesText);
  const whyNot = useWhyNotWrite();
  const [open, setOpen] = useState<{ version: PolicyVersion | undefined; isNew: boolean } | null>(null);
  const { book } = index;
  const newest = book.policies.at(-1);
  const add = <WriteButton onClick={() => setOpen({ version: newest, isNew: true })}>{t('add')}</WriteButton>;
  return (
    <Panel title={t('versions')} subtitle={t('versionsHint')} tools={add} flush>
      {book.policies.length === 0 ? (
        <EmptyState title={book.classes.length === 0 ? t('noClasses') : t('none')} />
      ) : (
        <VersionTable index={index} asOf={asOf} canEdit={whyNot === null} onEdit={version => setOpen({ version, isNew: false })} />
      )}
      {open && <PolicyDialog book={book} {...open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

type TableProps = { index: BookIndex; asOf: string; canEdit: boolean; onEdit: (version: PolicyVersion) => void };

function VersionTable({ index, asOf, canEdit, onEdit }: TableProps) {
  const t = useText(policiesText);
  const formats = useFormats();
  const language = useLanguage();
  const { book, policyOn } = index;
  const inForce = policyOn(asOf)?.fromDay;
  const versions = book.policies.toReversed();
  const share = (version: PolicyVersion, classId: string) => version.weights.find(held => held.classId === classId);
  const columns: TableColumn<Book['classes'][number]>[] = [
    {
      id: 'class',
      header: t('assetClass'),
      cell: ({ name, colour }) => (
        <span className={s.name}>
          <Swatch color={classColour(colour)} />
          {name[language]}
        </span>
      ),
    },
    ...versions.map((version, at) => ({
      id: version.fromDay,
      header: t('from', { date: formats.date(version.fromDay) }),
      align: 'end' as const,
      divider: at === 0,
      cell: ({ id }: Book['classes'][number]) => {
        const held = share(version, id);
        return held
          ? `${formats.number(held.weightPercent, { decimals: 1 })} ± ${formats.number(held.bandPercent, { decimals: 1 })}`
          : formats.number(null);
      },
    })),
  ];
  const foot = [
    t('target'),
    ...versions.map(version => (
      <span key={version.fromDay} className={s.foot}>
        {version.fromDay === inForce && <Tag tone="ok">{t('inForce')}</Tag>}
        {canEdit && (
          <Button kind="subtle" onClick={() => onEdit(version)}>
            {t('edit')}
            <span className="sr-only"> {t('editOf', { date: formats.date(version.fromDay) })}</span>
          </Button>
        )}
      </span>
    )),
  ];
  return <DataTable caption={t('versions')} columns={columns} rows={book.classes} rowId={({ id }) => id} foot={foot} />;
}

type Book = BookIndex['book'];
