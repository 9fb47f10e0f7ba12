import { Select } from '@mantine/core';
import { BookPage, FigureText, useFigureGrid, useUrlText, type BookEntity, type BookView } from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { KpiStrip } from '#ui/kpi-strip';
import { PanelCell, PanelGrid } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { BridgePanel } from './bridge-panel';
import { ChosenAsOf } from './chosen-as-of';
import { ChosenFundsPanel } from './chosen-funds-panel';
import { MarketPanel } from './market-panel';
import { OverviewFilters } from './overview-filters';
import { useOverview } from './overview-queries';
import { MoneyPanel } from './money-panel';
import { ProgrammePacingPanels } from './programme-pacing-panel';
import { programmesOf } from './programmes';
import { ProgrammesPanel } from './programmes-panel';
import { RatePanel } from './rate-panel';
import { privateAssetsText } from './text';
import { privateAssetsTitles } from './title-text';
import { Valued } from './valued';
import { PacingPanel, TvpiPanel } from './vintage-panels';

const HEADLINES = [
  'nav',
  'navAge',
  'navAgeAverage',
  'commitment',
  'called',
  'unfunded',
  'distributed',
  'irrNet',
  'tvpi',
  'dpi',
  'rvpi',
] as const;
const PROMISED = ['commitment.-'] as const;
const COLUMNS = HEADLINES.map(measure => `${measure}.-`);

/** The private assets: commitments, calls and distributions so far, what remains, and the performance; in total or by programme. */
export function DashboardPage() {
  const t = useText(privateAssetsTitles);
  return (
    <ChosenAsOf>
      <BookPage title={t('title')}>{view => <Dashboard view={view} />}</BookPage>
    </ChosenAsOf>
  );
}

function Dashboard({ view }: { view: BookView }) {
  const t = useText(privateAssetsText);
  const { index } = view;
  const candidates = programmesOf(index);
  const { data: promised } = useFigureGrid({ entityIds: candidates.map(({ id }) => id), columns: PROMISED });
  // A mandate may have parts that are not private funds and therefore have no commitment.
  const programmes = promised ? candidates.filter(({ id }) => promised.at(id, 'commitment.-')?.value != null) : candidates;
  const [chosen] = useUrlText('show');
  const shown = programmes.find(({ ref }) => ref === chosen) ?? index.root;
  if (programmes.length === 0 || !shown) return <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>;
  return (
    <>
      <ProgrammeChoice programmes={programmes} />
      <Headlines view={view} entity={shown} />
      <PanelGrid>
        <PanelCell span={8}>
          <MoneyPanel view={view} entity={shown} />
        </PanelCell>
        <PanelCell span={4}>
          <RatePanel view={view} entity={shown} />
        </PanelCell>
        {shown === index.root && (
          <PanelCell span={12}>
            <ProgrammesPanel view={view} programmes={programmes} whole={shown} />
          </PanelCell>
        )}
      </PanelGrid>
      <Funds view={view} entity={shown} />
    </>
  );
}

/** The filtered funds with their totals, by vintage, over a period and against an index. */
function Funds({ view, entity }: { view: BookView; entity: BookEntity }) {
  const { data, isPlaceholderData } = useOverview(view, entity);
  return (
    <>
      <OverviewFilters view={view} choices={data?.choices} />
      <PanelGrid>
        <PanelCell span={12}>
          <ChosenFundsPanel view={view} overview={data} isOld={isPlaceholderData} />
        </PanelCell>
        {data && (
          <>
            <PanelCell span={8}>
              <PacingPanel view={view} overview={data} />
            </PanelCell>
            <PanelCell span={4}>
              <TvpiPanel overview={data} />
            </PanelCell>
            <PanelCell span={6}>
              <BridgePanel view={view} overview={data} />
            </PanelCell>
            <PanelCell span={6}>
              <MarketPanel overview={data} />
            </PanelCell>
          </>
        )}
        <ProgrammePacingPanels view={view} entity={entity} />
      </PanelGrid>
    </>
  );
}

const ALL = 'all';

function ProgrammeChoice({ programmes }: { programmes: readonly BookEntity[] }) {
  const t = useText(privateAssetsText);
  const language = useLanguage();
  const [chosen, choose] = useUrlText('show');
  const options = programmes.map(({ ref, name }) => ({ value: ref, label: `${ref} ${name[language]}` }));
  return (
    <Select
      label={t('programmes')}
      data={[{ value: ALL, label: t('allProgrammes') }, ...options]}
      value={options.some(({ value }) => value === chosen) ? chosen : ALL}
      onChange={next => choose(next === ALL ? null : next)}
      allowDeselect={false}
      maw={360}
      mb="md"
    />
  );
}

function Headlines({ view, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(privateAssetsText);
  const { data: grid } = useFigureGrid({ entityIds: [entity.id], columns: COLUMNS });
  const show = (measure: (typeof HEADLINES)[number]) => (
    <FigureText as="headline" currency={view.index.book.baseCurrency} figure={grid?.at(entity.id, `${measure}.-`)} />
  );
  return (
    <KpiStrip
      label={t('headlines')}
      items={[
        { label: t('nav'), figure: show('nav'), note: <Valued figure={grid?.at(entity.id, 'nav.-')} />, noteLines: 1 },
        {
          label: t('oldestNavAge'),
          figure: show('navAge'),
          noteLines: 1,
          note: (
            <>
              {t('navAgeAverage')} {show('navAgeAverage')}
            </>
          ),
        },
        {
          label: t('commitment'),
          figure: show('commitment'),
          noteLines: 1,
          note: (
            <>
              {t('called')} {show('called')}
            </>
          ),
        },
        { label: t('unfunded'), figure: show('unfunded') },
        { label: t('distributed'), figure: show('distributed') },
        { label: t('irrNet'), figure: show('irrNet') },
        {
          label: t('tvpi'),
          figure: show('tvpi'),
          noteLines: 1,
          note: (
            <>
              {t('dpi')} {show('dpi')} · {t('rvpi')} {show('rvpi')}
            </>
          ),
        },
      ]}
    />
  );
}
