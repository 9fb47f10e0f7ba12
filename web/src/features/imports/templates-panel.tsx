import type { ImportKind } from '@hakaru/contract/enumerations';
import { Download } from 'lucide-react';
import { ArrangedTable } from '#features/saved-views/public';
import { download } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { useChoices } from './queries';
import { importsText, kindText } from './text';

type TemplatesProps = { kind: ImportKind | null; ownerId: string | null; isOwner: boolean };

/** What a dataset requires, column by column, and a workbook to fill in. */
export function TemplatesPanel({ kind, ownerId, isOwner }: TemplatesProps) {
  const t = useText(importsText);
  const words = useText(kindText);
  const language = useLanguage();
  const { data } = useChoices();
  const chosen = data?.importKinds.find(one => one.kind === (kind ?? 'mandates'));
  const get = async (which: string) => {
    const query = new URLSearchParams({ language, ...(ownerId ? { ownerId } : {}) });
    saveFile(`${which}_template.xlsx`, await download(`imports/templates/${which}?${query.toString()}`));
  };
  const columns: TableColumn<NonNullable<typeof chosen>['columns'][number]>[] = [
    { id: 'header', header: t('columns'), value: ({ header }) => header[language] },
    {
      id: 'required',
      priority: 1,
      header: t('required'),
      value: ({ isRequired }) => (isRequired ? t('required') : null),
      node: ({ isRequired }) => (isRequired ? <Tag tone="accent">{t('required')}</Tag> : null),
    },
    { id: 'help', header: t('help'), value: ({ help }) => help[language] },
    {
      id: 'example',
      priority: 2,
      header: t('example'),
      align: 'end',
      value: ({ example }) => exactly(example),
      node: ({ example }) => example,
    },
  ];
  return (
    <Panel
      title={`${t('templates')} · ${words(kind ?? 'mandates')}`}
      subtitle={t('templatesNote')}
      flush
      tools={
        <>
          <Button icon={<Download size={14} />} onClick={() => void get(kind ?? 'mandates')}>
            {t('download')}
          </Button>
          <Button icon={<Download size={14} />} onClick={() => void get('all')}>
            {t('allDatasets')}
          </Button>
          {isOwner && (
            <Button icon={<Download size={14} />} onClick={() => void get('history')}>
              {t('historyTemplate')}
            </Button>
          )}
        </>
      }
    >
      <ArrangedTable
        screen="template-columns"
        caption={t('columns')}
        columns={columns}
        rows={chosen?.columns ?? []}
        rowId={({ name }) => name}
      />
    </Panel>
  );
}
