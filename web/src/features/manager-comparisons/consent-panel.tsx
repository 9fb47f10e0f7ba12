import { mayManageUsers } from '@hakaru/contract/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Panel } from '#ui/panel';
import { atTime } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { ComparisonConsentDocument, SaveComparisonConsentDocument, type ConsentFieldsFragment } from './manager-comparisons.gen';
import s from './manager-comparisons.module.css';
import { consentText } from './text';

const KEY = ['settings', 'comparison-consent'] as const;

/** Whether the organisation's consultants may name it beside other clients, and who decided that and when; for asset owners only. */
export function ConsentPanel() {
  const { modules } = useVisitor();
  return modules.includes('owner') ? <OwnConsent /> : null;
}

function OwnConsent() {
  const t = useText(consentText);
  const visitor = useVisitor();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await ask(ComparisonConsentDocument, {}, signal)).comparisonConsent,
  });
  const choose = useChoice();
  if (!data) return null;
  const button = mayManageUsers(visitor.role) ? (
    <Button onClick={() => void choose(data)}>{t(data.isNamed ? 'withdraw' : 'agree')}</Button>
  ) : null;
  return (
    <Panel title={t('title')} subtitle={`${t('now')}: ${t(data.isNamed ? 'named' : 'masked')}`} tools={button}>
      <div className={s.stack}>
        <span>{t('hint')}</span>
        {data.history.length === 0 ? <span>{t('never')}</span> : <History entries={data.history} />}
      </div>
    </Panel>
  );
}

type Entry = ConsentFieldsFragment['history'][number];

function History({ entries }: { entries: readonly Entry[] }) {
  const t = useText(consentText);
  const formats = useFormats();
  return (
    <ArrangedTable<Entry>
      screen="comparison-consent"
      caption={t('history')}
      columns={[
        { id: 'at', header: t('at'), value: ({ at }) => atTime(formats.time(at)), node: ({ at }) => formats.time(at) },
        { id: 'choice', header: t('choice'), value: ({ isNamed }) => t(isNamed ? 'named' : 'masked') },
        { id: 'by', header: t('by'), value: ({ userName }) => userName },
      ]}
      rows={entries}
      rowId={({ at }) => at}
    />
  );
}

function useChoice() {
  const t = useText(consentText);
  const client = useQueryClient();
  return ({ isNamed, version }: ConsentFieldsFragment) =>
    confirm({
      title: t(isNamed ? 'withdrawAsk' : 'agreeAsk'),
      body: t(isNamed ? 'withdrawBody' : 'agreeBody'),
      confirmLabel: t(isNamed ? 'withdraw' : 'agree'),
      failureText: t('failed'),
      action: async () => {
        await ask(SaveComparisonConsentDocument, { isNamed: !isNamed, version });
        toast(t('saved'));
        await client.invalidateQueries({ queryKey: KEY });
      },
    });
}
