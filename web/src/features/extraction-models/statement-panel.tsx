import { Select } from '@mantine/core';
import { reportedQualities } from '@hakaru/contract/private-assets';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useState } from 'react';
import { useArea, useWhyReadOnly } from '#features/figures/public';
import { ask } from '#platform/api';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { DataTable, type TableColumn } from '#ui/data-table';
import { MoveDialog } from '#ui/move-dialog';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { BlockList } from './block-list';
import { ApproveDocumentStatementDocument, WithdrawDocumentStatementDocument } from './extraction-models.gen';
import s from './extraction-models.module.css';
import { useRefresh, type Contents } from './queries';
import { Changes, NoticeLink } from './revision-panel';
import { qualityText, statementCodes, statementText } from './statement-text';

type Read = Contents['documentContents'];
type Statement = NonNullable<Read['statement']>;
type Standing = Statement['standing'][number];
type Props = { contents: Read; statement: Statement };

/** How a capital account statement would change its fund's value; once approved, the valuation it created. */
export function StatementPanel({ contents, statement }: Props) {
  const t = useText(statementText);
  const { made, earlierId, earlierName, changes } = statement;
  return (
    <>
      {earlierId && (
        <Panel title={t('earlier')} flush>
          <div className={s.value}>
            <span className={s.acts}>
              {t('restates')} <NoticeLink documentId={earlierId} name={earlierName} />
            </span>
          </div>
          <Changes values={contents.values} changes={changes} />
        </Panel>
      )}
      {made ? (
        <Panel title={t('title')}>
          <Made contents={contents} made={made} />
        </Panel>
      ) : (
        <>
          <Panel title={t('standing')} flush>
            <StandingList statement={statement} />
          </Panel>
          <Panel title={t('title')} subtitle={t('lead')}>
            <div className={s.stack}>
              <BlockList values={contents.values} blocks={statement.blocks} />
              <Approve contents={contents} statement={statement} />
            </div>
          </Panel>
        </>
      )}
    </>
  );
}

function useAmount(): (currency: string | null, amount: string | null) => string {
  const formats = useFormats();
  return (currency, amount) =>
    amount === null ? MISSING : `${currency ?? ''} ${formats.number(amount, { decimals: currency ? minorUnitsOf(currency) : 2 })}`.trim();
}

const qualityOf = (name: string): keyof typeof qualityText => reportedQualities.find(one => one === name) ?? 'valuated';

/** The current values for the statement's day, and how much the statement differs from them. */
function StandingList({ statement: { standing, currency } }: { statement: Statement }) {
  const t = useText(statementText);
  const words = useText(qualityText);
  const language = useLanguage();
  const amount = useAmount();
  if (standing.length === 0) return <EmptyState title={t('nothingStands')} next="documents" />;
  const columns: TableColumn<Standing>[] = [
    {
      id: 'quality',
      header: t('quality'),
      value: ({ quality }) => words(qualityOf(quality)),
      node: ({ quality }) => <Tag tone="quiet">{words(qualityOf(quality))}</Tag>,
    },
    {
      id: 'nav',
      priority: 1,
      header: t('now'),
      align: 'end',
      value: one => exactly(one.nav),
      node: one => <span className="num">{amount(currency, one.nav)}</span>,
    },
    {
      id: 'moved',
      priority: 2,
      header: t('moved'),
      align: 'end',
      value: one => exactly(one.moved),
      node: one => <span className="num">{amount(currency, one.moved)}</span>,
    },
    { id: 'source', header: t('source'), value: one => (language === 'jp' ? one.sourceJp : one.sourceEn) },
  ];
  return <DataTable caption={t('standing')} columns={columns} rows={standing} rowId={({ quality }) => quality} />;
}

function Approve({ contents: { documentId, version }, statement }: Props) {
  const t = useText(statementText);
  const words = useText(qualityText);
  const formats = useFormats();
  const amount = useAmount();
  const whyNot = useWhyReadOnly();
  const refresh = useRefresh();
  const [quality, setQuality] = useState(qualityOf(statement.proposedQuality));
  const [isAsked, setAsked] = useState(false);
  const approve = async () => {
    await ask(ApproveDocumentStatementDocument, { documentId, version, quality });
    toast(t('done'));
    await refresh();
  };
  const { proposedWords, blocks, asOf, currency, nav } = statement;
  const body = t('body', { amount: amount(currency, nav), day: formats.date(asOf), quality: words(quality) });
  return (
    <>
      <Select
        label={t('quality')}
        description={proposedWords === null ? t('saidNothing') : t('saidSo', { words: proposedWords })}
        value={quality}
        onChange={value => value && setQuality(qualityOf(value))}
        data={reportedQualities.map(value => ({ value, label: words(value) }))}
        allowDeselect={false}
        disabled={whyNot !== null}
      />
      <div className={s.acts}>
        <Button kind="primary" disabled={whyNot !== null || blocks.length > 0} onClick={() => setAsked(true)}>
          {t('approve')}
        </Button>
        {isAsked && (
          <MoveDialog
            title={t('ask')}
            body={body}
            label={t('approve')}
            codes={statementCodes}
            fields={{}}
            action={approve}
            onClose={() => setAsked(false)}
          />
        )}
      </div>
    </>
  );
}

function Made({ contents: { documentId, version }, made }: { contents: Read; made: NonNullable<Statement['made']> }) {
  const t = useText(statementText);
  const words = useText(qualityText);
  const role = useArea();
  const formats = useFormats();
  const amount = useAmount();
  const whyNot = useWhyReadOnly();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const withdraw = async () => {
    await ask(WithdrawDocumentStatementDocument, { documentId, version });
    toast(t('withdrawn'));
    await refresh();
  };
  return (
    <div className={s.stack}>
      <span className={s.acts}>
        <span className="num">{t('value', { amount: amount(made.currency, made.nav), day: formats.date(made.asOf) })}</span>
        <Tag tone="ok">{words(qualityOf(made.quality))}</Tag>
      </span>
      <span className={s.quiet}>{t('by', { name: made.approvedByName, at: formats.time(made.approvedAt) })}</span>
      {!made.isValued && <span className={s.quiet}>{t('isOther')}</span>}
      <span className={s.acts}>
        <AppLink to="/$role/privateEquity/$fundId/$tab" params={{ role, fundId: made.fundId, tab: 'statements' }}>
          {t('fund')}
        </AppLink>
        <Button disabled={whyNot !== null} onClick={() => setAsked(true)}>
          {t('withdraw')}
        </Button>
      </span>
      {isAsked && (
        <MoveDialog
          title={t('withdrawAsk')}
          body={t('withdrawBody')}
          label={t('withdraw')}
          codes={statementCodes}
          fields={{}}
          action={withdraw}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
