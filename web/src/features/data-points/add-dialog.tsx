import { Checkbox, Select } from '@mantine/core';
import type { DocumentType } from '@hakaru/contract/documents';
import { documentTypes } from '@hakaru/contract/enumerations';
import { useState } from 'react';
import { documentTypeText } from '#features/documents/public';
import { ask } from '#platform/api';
import { useLanguage, useText, useWords } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { SkeletonRows } from '#ui/skeletons';
import { AddDataPointsDocument } from './data-points.gen';
import s from './data-points.module.css';
import { useAttempt, useTypeFields } from './queries';
import { dataPointsText, tableText } from './text';

/** The fields of a document type's tables; existing data points are left as they are. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText(dataPointsText);
  const types = useText(documentTypeText);
  const tableWord = useWords(tableText);
  const language = useLanguage();
  const attempt = useAttempt();
  const { data: fields } = useTypeFields();
  const [type, setType] = useState<DocumentType>('PA_CONTRIBUTION');
  const [left, setLeft] = useState<readonly string[]>([]);
  const offered = (fields ?? []).filter(({ documentType }) => documentType === type);
  const fieldIds = offered.map(({ id }) => id).filter(id => !left.includes(id));
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter(one => one !== id) : [...left, id]);
  const add = async () => {
    if (await attempt(() => ask(AddDataPointsDocument, { fieldIds }), 'addFailed')) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('add')}>
      <div className={s.stack}>
        <Select
          label={t('documentType')}
          value={type}
          onChange={value => setType(documentTypes.find(one => one === value) ?? 'PA_CONTRIBUTION')}
          data={documentTypes.map(value => ({ value, label: types(value) }))}
          allowDeselect={false}
        />
        {fields ? (
          <fieldset className={s.choices}>
            {offered.map(({ id, tableName, fieldName, fieldNameJp }) => (
              <Checkbox
                key={id}
                checked={!left.includes(id)}
                onChange={() => toggle(id)}
                label={`${tableWord(tableName)} · ${language === 'jp' ? fieldNameJp : fieldName}`}
              />
            ))}
          </fieldset>
        ) : (
          <SkeletonRows rows={4} />
        )}
      </div>
      <div className={s.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" disabled={fieldIds.length === 0} onClick={() => void add()}>
          {t('addShort')}
        </Button>
      </div>
    </Dialog>
  );
}
