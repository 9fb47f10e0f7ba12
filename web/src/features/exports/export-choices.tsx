import { exportFormats, exportKinds, scopesOf } from '@hakaru/contract/exports';
import { Select } from '@mantine/core';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { ExportAssetsQuery } from './exports.gen';
import { periodsOf, withKind, type Layout } from './layout';
import { exportsText, formatText, kindText, monthsText, scopeText } from './text';

export type ExportSubject = { assetId: string; to: string };
type ChoicesProps = {
  assets: ExportAssetsQuery['exportAssets'];
  place: ExportSubject;
  onPlace: (place: Partial<ExportSubject>) => void;
  layout: Layout;
  onLayout: (layout: Layout) => void;
};

export function ExportChoices({ assets, place, onPlace, layout, onLayout }: ChoicesProps) {
  const t = useText(exportsText);
  const language = useLanguage();
  const formats = useFormats();
  const kinds = useText(kindText);
  const scopes = useText(scopeText);
  const periods = useText(monthsText);
  const forms = useText(formatText);
  const months = assets.find(({ id }) => id === place.assetId)?.months.toReversed() ?? [];
  const own = <K extends keyof Layout>(
    key: K,
    values: readonly Layout[K][],
    words: { label: string; of: (value: Layout[K]) => string },
    width: number,
  ) => (
    <Select
      label={words.label}
      data={values.map(value => ({ value, label: words.of(value) }))}
      value={layout[key]}
      onChange={next => {
        const value = values.find(one => one === next);
        if (value !== undefined) onLayout({ ...layout, [key]: value });
      }}
      allowDeselect={false}
      w={width}
    />
  );
  return (
    <>
      {assets.length > 1 && (
        <Select
          label={t('asset')}
          data={assets.map(({ id, nameEn, nameJp }) => ({ value: id, label: language === 'jp' ? nameJp : nameEn }))}
          value={place.assetId}
          onChange={assetId => onPlace(assetId ? { assetId } : {})}
          allowDeselect={false}
          searchable
          w={230}
        />
      )}
      <Select
        label={t('kind')}
        data={exportKinds.map(value => ({ value, label: kinds(value) }))}
        value={layout.kind}
        onChange={next => {
          const kind = exportKinds.find(one => one === next);
          if (kind) onLayout(withKind(layout, kind));
        }}
        allowDeselect={false}
        w={260}
      />
      {own('scope', scopesOf(layout.kind), { label: t('scope'), of: scopes }, 180)}
      {own('months', periodsOf(layout.kind), { label: t('months'), of: periods }, 130)}
      <Select
        label={t('to')}
        data={months.map(month => ({ value: month, label: formats.month(month) }))}
        value={place.to}
        onChange={to => onPlace({ ...place, ...(to ? { to } : {}) })}
        allowDeselect={false}
        searchable
        w={120}
      />
      {own('format', exportFormats, { label: t('format'), of: forms }, 170)}
    </>
  );
}
