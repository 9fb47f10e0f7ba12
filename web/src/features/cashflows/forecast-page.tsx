import { forecastHorizons } from '@hakaru/contract/address-choices';
import { forecastSources, type ForecastSource } from '@hakaru/contract/cash-forecast';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { Checkbox, Group, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { useArea, useChosenAsset, useIsOnAsset, WhoseMoney } from '#features/figures/public';
import { useWritableMandates } from '#features/transactions/public';
import { useAddress } from '#platform/use-address';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { ChartPanel } from '#ui/charts/chart-panel';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { AccountChoice, CurrencyChoice } from './account-choice';
import { forecastAddress } from './address';
import { currenciesOf } from './currencies-of';
import { ExpectedFundsPanel } from './expected-funds-panel';
import { ForecastChart, sourcesOf } from './forecast-chart';
import { forecastText } from './forecast-text';
import { MinimumDialog } from './minimum-dialog';
import { MovementsTable } from './movements-table';
import { useAccounts, useForecast, type Forecast, type Scope } from './queries';
import { cashflowText } from './text';
import s from './cashflows.module.css';

type Accounts = NonNullable<ReturnType<typeof useAccounts>['data']>;

export function ForecastPage() {
  const t = useText(cashflowText);
  const hasAll = useIsOnAsset();
  const assetId = useChosenAsset();
  const { data: accounts, error } = useAccounts({ assetId, mandateId: null });
  if (error) throw error;
  if (accounts === undefined || accounts.length === 0)
    return (
      <>
        <PageHead title={t('forecast')} context={<WhoseMoney />} />
        {accounts ? <EmptyState title={t('noAccounts')} next="record" /> : <SkeletonRows rows={10} />}
      </>
    );
  return <ForecastOf assetId={assetId} hasAll={hasAll} accounts={accounts} />;
}

/** The cash forecast of one account, or of all together. */
function ForecastOf({ assetId, hasAll, accounts }: { assetId: string | null; hasAll: boolean; accounts: Accounts }) {
  const t = useText(cashflowText);
  const words = useText(forecastText);
  const [{ account: asked = '', currency: wanted, horizon = 'days', without = '', shock = 0, day }, set] = useAddress(forecastAddress);
  const formats = useFormats();
  const [isSetting, setIsSetting] = useState(false);
  const { data: writable = [] } = useWritableMandates();
  const first = accounts.find(({ currencies }) => currencies.length > 0) ?? accounts[0];
  const account = asked === '' && !hasAll && first ? `mandate:${first.mandateId}` : asked;
  const mandate = accounts.find(({ mandateId }) => account === `mandate:${mandateId}`);
  const currencies = currenciesOf(mandate ? [mandate] : accounts);
  const currency = currencies.find(one => one === wanted) ?? currencies[0] ?? '';
  const scope: Scope = { assetId: mandate ? null : assetId, mandateId: mandate?.mandateId ?? null };
  const sources = sourcesOf(without);
  const { data } = useForecast({ ...scope, currency, horizon, sources, callShockPercent: shock });
  return (
    <>
      <PageHead title={t('forecast')} context={<WhoseMoney />}>
        {mandate && writable.some(({ id }) => id === mandate.mandateId) && (
          <Button onClick={() => setIsSetting(true)}>{words('setMinimum')}</Button>
        )}
      </PageHead>
      <div className={s.stack}>
        <ChartPanel
          title={t('forecast')}
          subtitle={formats.unit('million', currency)}
          fileName="cash-forecast"
          footnote={words('note')}
          tools={
            <>
              <AccountChoice
                accounts={accounts}
                funds={[]}
                hasAll={hasAll}
                value={account}
                onChoose={value => set({ account: value || undefined, currency: undefined })}
              />
              <CurrencyChoice currencies={currencies} value={currency} onChoose={value => set({ currency: value })} />
              <SegmentedControl
                size="xs"
                aria-label={words('horizon')}
                value={horizon}
                onChange={value => set({ horizon: forecastHorizons.find(one => one === value) })}
                data={forecastHorizons.map(value => ({ value, label: words(value) }))}
              />
            </>
          }
        >
          <Switches
            sources={sources}
            shock={shock}
            onSources={next => set({ without: forecastSources.filter(source => !next.includes(source)).join(',') || undefined })}
            onShock={next => set({ shock: next === 0 ? undefined : next })}
          />
          {data ? (
            <div className={s.stack}>
              <Outcome forecast={data} />
              <Below forecast={data} />
              <ForecastChart forecast={data} onOpen={opened => set({ day: opened })} />
            </div>
          ) : (
            <SkeletonRows rows={8} />
          )}
        </ChartPanel>
        {data && (
          <Panel
            title={day ? words('movementsOf', { day: formats.date(day) }) : words('movements')}
            tools={day && <Button onClick={() => set({ day: undefined })}>{words('allDays')}</Button>}
            flush
          >
            <MovementsTable forecast={data} day={day} />
          </Panel>
        )}
        {data && data.funds.length > 0 && <ExpectedFundsPanel forecast={data} />}
      </div>
      {isSetting && mandate && (
        <MinimumDialog
          mandateId={mandate.mandateId}
          currency={currency}
          minimum={data?.minimum ?? null}
          onClose={() => setIsSetting(false)}
        />
      )}
    </>
  );
}

const SHOCKS = [0, 25, 50, 100, 200];
type SwitchesProps = {
  sources: readonly ForecastSource[];
  shock: number;
  onSources: (sources: readonly ForecastSource[]) => void;
  onShock: (percent: number) => void;
};

function Switches({ sources, shock, onSources, onShock }: SwitchesProps) {
  const t = useText(forecastText);
  const toggle = (source: ForecastSource, isOn: boolean) => onSources(isOn ? [...sources, source] : sources.filter(one => one !== source));
  return (
    <Group gap="sm" role="group" aria-label={t('sources')} mb="xs">
      {forecastSources.map(source => (
        <Checkbox
          key={source}
          size="xs"
          label={t(source)}
          checked={sources.includes(source)}
          onChange={event => toggle(source, event.currentTarget.checked)}
        />
      ))}
      <Select
        size="xs"
        aria-label={t('shock')}
        allowDeselect={false}
        value={String(shock)}
        onChange={value => onShock(Number(value))}
        data={SHOCKS.map(percent => ({ value: String(percent), label: percent === 0 ? t('noShock') : t('shockOf', { percent }) }))}
      />
    </Group>
  );
}

function Outcome({ forecast: { opening, minimum, lowest, points, currency } }: { forecast: Forecast }) {
  const t = useText(forecastText);
  const formats = useFormats();
  const money = (value: string) => `${currency} ${formats.number(value, { decimals: minorUnitsOf(currency) })}`;
  const below = points.find(({ isBelow }) => isBelow);
  const verdict = below ? t('below', { day: formats.date(below.day) }) : minimum === null ? t('noMinimum') : t('enough');
  return (
    <Notice tone={below ? 'warn' : 'info'}>
      {t('opening')}: {money(opening)} ·{' '}
      {lowest && `${t('lowest')}: ${t('lowestOn', { amount: money(lowest.balance), day: formats.date(lowest.day) })} · `}
      {minimum !== null && `${t('minimum')}: ${money(minimum)} · `}
      {verdict}
    </Notice>
  );
}

/** The total can suffice while one account does not: each such account links to its own forecast. */
function Below({ forecast: { below, currency } }: { forecast: Forecast }) {
  const t = useText(forecastText);
  const formats = useFormats();
  const language = useLanguage();
  const role = useArea();
  const money = (value: string) => `${currency} ${formats.number(value, { decimals: minorUnitsOf(currency) })}`;
  return below.map(({ mandateId, ref, name, nameJp, day, balance, minimum }) => (
    <Notice key={mandateId} tone="warn">
      <AppLink to="/$role/cashflow/forecast" params={{ role }} search={{ account: `mandate:${mandateId}`, currency }}>
        {t('belowOf', {
          name: `${ref} ${language === 'jp' ? nameJp : name}`,
          day: formats.date(day),
          balance: money(balance),
          minimum: money(minimum),
        })}
      </AppLink>
    </Notice>
  ));
}
