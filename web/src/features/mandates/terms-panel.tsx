import { mandateTerms, shownTermNames, termOf, type MandateTerm, type ShownTermName } from '@hakaru/contract/mandate-terms';
import type { ReactNode } from 'react';
import { BenchmarkLink, type BookEntity, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { Status } from '#ui/status';
import { Swatch } from '#ui/tag';
import s from './detail.module.css';
import { detailText } from './detail-text';
import { isClosed } from './mandate-rows';
import { useMonthName } from '#platform/month-name';
import { useStyleName } from './style-name';

export function TermsPanel({ view: { index, asOf }, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(detailText);
  const monthName = useMonthName();
  const formats = useFormats();
  const language = useLanguage();
  const styleName = useStyleName();
  const { mandate, benchmarkId } = entity;
  const assetClass = index.classOf(entity.id);
  const benchmark = benchmarkId && <BenchmarkLink benchmarkId={benchmarkId}>{index.nameOf(benchmarkId)}</BenchmarkLink>;
  const className = assetClass && (
    <span className={s.name}>
      <Swatch color={index.colourOf(entity.id)} />
      {assetClass.name[language]}
    </span>
  );
  const shown = (name: ShownTermName, value: string | null) =>
    name === 'style' ? styleName(value) : termOf(name).shape === 'day' ? value && formats.date(value) : value;
  const declared = (shape: MandateTerm['shape']) =>
    shownTermNames
      .filter(name => termOf(name).shape === shape)
      .map((name): [string, ReactNode] => [mandateTerms[name].detail[language], mandate && shown(name, mandate[name])]);
  const facts: [string, ReactNode][] = [
    [t('code'), entity.ref],
    [t('status'), <Status key="status" value={isClosed(entity, asOf) ? 'closed' : 'open'} />],
    [t('assetClass'), className],
    ...declared('text'),
    [t('benchmark'), benchmark],
    [t('currency'), entity.currency],
    ...declared('day'),
    [t('fiscal'), mandate && monthName(mandate.fiscal_year_start)],
    [t('fee'), mandate?.feeBps && t('feeBps', { n: formats.number(mandate.feeBps, { decimals: 1 }) })],
    [t('termsFromDay'), mandate?.termsFromDay && formats.date(mandate.termsFromDay)],
  ];
  return (
    <Panel title={t('terms')}>
      <Facts facts={facts.filter(([, value]) => Boolean(value))} />
    </Panel>
  );
}

export function PartiesPanel({ entity: { mandate } }: { entity: BookEntity }) {
  const t = useText(detailText);
  const language = useLanguage();
  return (
    <Panel title={t('parties')}>
      <Facts
        facts={[
          [t('manager'), mandate?.manager?.[language] ?? t('noParty')],
          [t('trustee'), mandate?.trustee?.[language] ?? t('noParty')],
        ]}
      />
    </Panel>
  );
}

function Facts({ facts }: { facts: readonly [string, ReactNode][] }) {
  return (
    <dl className={s.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
