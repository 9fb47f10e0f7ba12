import { AppError } from '@hakaru/contract/errors';
import { masterColumnOf, masterSheetNames, masterSheets, type MasterSheet } from '@hakaru/contract/master-data';
import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { useCodeWords } from '#ui/form/code-words';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { useDecisions, type MasterUpload } from './queries';
import s from './master-data.module.css';
import { masterChoiceText, masterDataCodes, masterDataText } from './text';

type Step = MasterUpload['steps'][number];
/** Columns whose values are codes of a list. */
const CODED: ReadonlySet<string> = new Set(['style', 'type', 'role', 'rebalance', 'flowTiming', 'hasAccess', 'language']);

const isSheet = (name: string): name is MasterSheet => masterSheetNames.some(one => one === name);

/** Row by row what applying the workbook changes, and the actions to apply or withdraw it. */
export function Preview({ upload }: { upload: MasterUpload }) {
  const t = useText(masterDataText);
  const language = useLanguage();
  const titleOf = (field: string, sheet: string) => (isSheet(sheet) ? masterColumnOf(sheet, field)?.title[language] : undefined) ?? field;
  const words = useText(masterChoiceText);
  const choice = (code: string) => (Object.hasOwn(masterChoiceText, code) ? words(code as keyof typeof masterChoiceText) : code); // checked just before
  const titleOfSheet = (sheet: string) => (isSheet(sheet) ? masterSheets[sheet].title[language] : sheet);
  const changesOf = ({ sheet, effect, changes }: Step) =>
    changes
      .map(({ field, before, after }) => {
        const said = (value: string | null) => (value === null ? t('empty') : CODED.has(field) ? choice(value) : value);
        return `${titleOf(field, sheet)}: ${effect === 'create' ? said(after) : `${said(before)} → ${said(after)}`}`;
      })
      .join(language === 'jp' ? '、' : ', ');
  const columns: TableColumn<Step>[] = [
    {
      id: 'sheet',
      header: t('sheet'),
      value: ({ sheet }) => titleOfSheet(sheet),
      node: ({ sheet }) => <span className={s.sheet}>{titleOfSheet(sheet)}</span>,
    },
    { id: 'row', header: t('row'), align: 'end', value: ({ row }) => exactly(row) },
    {
      id: 'what',
      priority: 1,
      header: t('what'),
      value: ({ key, sheet }) => (sheet === 'parties' ? key.split(' · ').map(choice).join(' · ') : key),
    },
    { id: 'effect', priority: 2, header: t('effect'), value: ({ effect }) => t(effect === 'create' ? 'create' : 'change') },
    { id: 'changes', header: t('changes'), value: changesOf, node: step => <span className={s.changes}>{changesOf(step)}</span> },
  ];
  const isOpen = upload.status === 'ready';
  return (
    <Panel
      title={t(isOpen ? 'preview' : 'wasDone')}
      subtitle={upload.fileName}
      tools={isOpen ? <Decisions upload={upload} count={upload.steps.length} /> : null}
      flush
    >
      {upload.steps.length === 0 ? (
        <EmptyState title={t('nothingToDo')} next="fine">
          {isOpen ? t('nothingToDoHint') : null}
        </EmptyState>
      ) : (
        <ArrangedTable
          screen="master-steps"
          caption={t('preview')}
          columns={columns}
          rows={upload.steps}
          rowId={({ sheet, row }) => `${sheet} ${row}`}
        />
      )}
    </Panel>
  );
}

function Decisions({ upload, count }: { upload: MasterUpload; count: number }) {
  const t = useText(masterDataText);
  const words = useCodeWords(masterDataCodes);
  const { apply, withdraw } = useDecisions();
  const failureText = (error: unknown) => words((error instanceof AppError ? error.fields['id']?.[0] : undefined) ?? 'checkAgain');
  const askToApply = async () => {
    const question = { title: t('apply'), body: t('applyAsk', { n: count }), confirmLabel: t('apply'), failureText };
    if (await confirm({ ...question, action: () => apply(upload) })) toast(t('wasApplied'));
  };
  const askToWithdraw = async () => {
    const question = { title: t('withdraw'), body: t('withdrawAsk'), confirmLabel: t('withdraw'), danger: true, failureText };
    if (await confirm({ ...question, action: () => withdraw(upload) })) toast(t('wasWithdrawn'));
  };
  return (
    <>
      <Button onClick={() => void askToWithdraw()}>{t('withdraw')}</Button>
      {count > 0 && (
        <Button kind="primary" onClick={() => void askToApply()}>
          {t('apply')}
        </Button>
      )}
    </>
  );
}
