import { Select } from '@mantine/core';
import { FigureText } from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { KpiStrip } from '#ui/kpi-strip';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { overviewAddress } from './overview-address';
import { figureIn, type Overview } from './overview-queries';
import { overviewText } from './overview-text';

const MEASURES = ['irrNet', 'assumedMirr', 'ksPme', 'lnPme', 'modifiedPme', 'directAlpha'] as const;

/** The chosen funds against an index that the reader chooses. */
export function MarketPanel({ overview: { market, choices } }: { overview: Overview }) {
  const t = useText(overviewText);
  const language = useLanguage();
  const [{ index }, set] = useAddress(overviewAddress);
  return (
    <Panel
      title={t('market')}
      footnote={t('marketNote')}
      tools={
        <Select
          aria-label={t('index')}
          placeholder={t('index')}
          size="xs"
          w={260}
          searchable
          clearable
          value={index ?? null}
          onChange={value => set({ index: value ?? undefined })}
          data={choices.indices.map(({ id, ref, nameEn, nameJp }) => ({
            value: id,
            label: `${ref} ${language === 'jp' ? nameJp : nameEn}`,
          }))}
        />
      }
    >
      {market.length === 0 ? (
        <EmptyState title={t('chooseIndex')} next="choose" />
      ) : (
        <KpiStrip
          quiet
          label={t('market')}
          items={MEASURES.map(measure => ({ label: t(measure), figure: <FigureText as="headline" figure={figureIn(market, measure)} /> }))}
        />
      )}
    </Panel>
  );
}
