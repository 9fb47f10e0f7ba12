import { boxOfPlace } from '@hakaru/contract/document-reading';
import { measures, type Measure } from '@hakaru/contract/figures';
import { flowTypes, type FlowType } from '@hakaru/contract/private-assets';
import { use, type ReactNode } from 'react';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { DataTable } from '#ui/data-table';
import { atTime, exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { NamesContext } from './asset-context';
import { factVersions } from './fact-versions';
import { shapeOf } from './figure-shape';
import type { Trace } from './formula-numbers';
import { measureText, qualityText } from './measure-text';
import s from './trace.module.css';
import { fundFactText, marketFactText, sourceKindText, termFactText, traceText } from './trace-text';
import { useArea } from './use-area';

type Traced = Trace['facts'][number];
/** Prices and rates are never carried and change no published structure, so they are queried without these fields. */
type Carried = 'entityId' | 'reason' | 'valuedOn' | 'carriedFrom' | 'carriedValue' | 'carriedFlow' | 'documentId';
type Fact = Omit<Traced, Carried> & Partial<Pick<Traced, Carried>>;
export type RecordedFact = Fact;

/** The facts: what was reported, by whom, from where and when, with earlier versions. */
export function TraceFacts({ facts }: { facts: readonly RecordedFact[] }) {
  const t = useText(traceText);
  return (
    <section>
      <h3 className={s.sub}>{t('facts')}</h3>
      {[...factVersions(facts).entries()].map(([place, versions]) => (
        <Versions key={place} versions={versions.toReversed()} />
      ))}
    </section>
  );
}

function Versions({ versions }: { versions: readonly Fact[] }) {
  const t = useText(traceText);
  const formats = useFormats();
  const language = useLanguage();
  const [latest, ...earlier] = versions;
  if (!latest) return null;
  return (
    <>
      <FactCard fact={latest} />
      {earlier.length > 0 && (
        <>
          <h4 className={s.sub}>{t('earlierValues')}</h4>
          <div className={s.inputs}>
            <DataTable
              caption={t('earlierValues')}
              rows={earlier}
              rowId={({ id }) => id}
              columns={[
                {
                  id: 'value',
                  header: t('value'),
                  align: 'end',
                  value: fact => exactly(fact.value, powerOf(fact)),
                  node: fact => <FactValue fact={fact} />,
                },
                {
                  id: 'recorded',
                  priority: 2,
                  header: t('recordedAt'),
                  align: 'end',
                  value: fact => atTime(formats.time(fact.recordedAt)),
                  node: fact => formats.time(fact.recordedAt),
                },
                {
                  id: 'replaced',
                  header: t('replacedAt'),
                  align: 'end',
                  value: fact => atTime(formats.time(fact.supersededAt)),
                  node: fact => formats.time(fact.supersededAt),
                },
                {
                  id: 'source',
                  priority: 1,
                  header: t('source'),
                  value: fact => (language === 'jp' ? fact.sourceJp : fact.sourceEn),
                  node: fact => <SourceLink fact={fact}>{language === 'jp' ? fact.sourceJp : fact.sourceEn}</SourceLink>,
                },
              ]}
            />
          </div>
        </>
      )}
    </>
  );
}

function FactCard({ fact }: { fact: Fact }) {
  const t = useText(traceText);
  const kind = useText(sourceKindText);
  const quality = useText(qualityText);
  const nameOf = useFactName();
  const entityName = use(NamesContext);
  const formats = useFormats();
  const language = useLanguage();
  const known = fact.sourceKind in sourceKindText ? kind(fact.sourceKind as keyof typeof sourceKindText) : fact.sourceKind; // looked up in the table just before
  const lines: [string, string][] = [
    [t('source'), `${known}: ${language === 'jp' ? fact.sourceJp : fact.sourceEn}`],
    [t('place'), placeText(fact.place) ?? t('none')],
    [t('person'), fact.person ?? t('none')],
    [t('approvedBy'), fact.approvedBy ?? t('none')],
    [t('recordedAt'), formats.time(fact.recordedAt)],
    ...(fact.reason ? [line(t('reason'), fact.reason)] : []),
    ...(fact.valuedOn ? [line(t('valuedOn'), formats.date(fact.valuedOn))] : []),
    ...(fact.carriedFrom ? [line(t('carriedFrom'), formats.date(fact.carriedFrom))] : []),
    ...(fact.carriedValue ? [line(t('carriedValue'), formats.figure(fact.carriedValue, WHOLE_UNITS))] : []),
    ...(fact.carriedFlow ? [line(t('carriedFlow'), formats.figure(fact.carriedFlow, WHOLE_UNITS))] : []),
    // Prices and rates have no quality grade.
    ...(isMarketFact(fact.measure)
      ? []
      : [line(t('quality'), fact.quality in qualityText ? quality(fact.quality as keyof typeof qualityText) : fact.quality)]), // as above
  ];
  return (
    <div className={s.fact}>
      <p className={s.factHead}>
        <span>
          {nameOf(fact.measure)} {isTermFact(fact.measure) && entityName?.(fact.entityId ?? '')} {formats.date(fact.asOf)}
        </span>
        <b className="num">
          <FactValue fact={fact} />
        </b>
        {fact.overrides.length > 0 && <Tag tone="warn">{t('overridden')}</Tag>}
        <Tag tone={fact.supersededAt === null ? 'ok' : 'warn'}>{fact.supersededAt === null ? t('current') : t('earlier')}</Tag>
      </p>
      <dl className={s.how}>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {fact.overrides.map(({ cell, fileValue, usedValue, userName, at, reason }) => (
        <p key={cell} className={s.note}>
          {t('overriddenBy', { cell, fileValue: fileValue ?? t('nothing'), usedValue, name: userName, time: formats.time(at), reason })}
        </p>
      ))}
      {boxIn(fact) && (
        <p className={s.openCell}>
          <SourceLink fact={fact}>{t('openPage')}</SourceLink>
        </p>
      )}
      {cellOf(fact) && (
        <p className={s.openCell}>
          <SourceLink fact={fact}>{t(fact.overrides.length > 0 ? 'openCellBefore' : 'openCell')}</SourceLink>
        </p>
      )}
    </div>
  );
}

/** Link to the cell or the box on a page a fact came from; plain text where it came from no file. */
function SourceLink({ fact, children }: { fact: Fact; children: ReactNode }) {
  const role = useArea();
  const cell = cellOf(fact);
  const box = boxIn(fact);
  if (box)
    return (
      <AppLink to="/$role/documents/$documentId" params={{ role, documentId: box.documentId }} search={box.search}>
        {children}
      </AppLink>
    );
  if (!cell) return children;
  const { importId, ...search } = cell;
  return (
    <AppLink to="/$role/import/history/$importId" params={{ role, importId }} search={search}>
      {children}
    </AppLink>
  );
}

/** A place is written Sheet!C17, and the sheet's name may contain an exclamation mark too. */
function cellOf({ importId, place }: Fact): { importId: string; sheet: string; cell: string } | null {
  const at = place?.lastIndexOf('!') ?? -1;
  return importId && place && at > 0 ? { importId, sheet: place.slice(0, at), cell: place.slice(at + 1) } : null;
}

/** The page and box of a document a fact was read from, as the document's address names them. */
function boxIn({ documentId, place }: Fact) {
  const box = place ? boxOfPlace(place) : null;
  if (!documentId || !box) return null;
  const search = { ...(box.page > 1 ? { page: box.page } : {}), box: [box.x, box.y, box.width, box.height].join(',') };
  return { documentId, search };
}

/** In text, a box is given by its page only. */
function placeText(place: string | null): string | null {
  const box = place ? boxOfPlace(place) : null;
  return box ? `p. ${box.page}` : place;
}

const line = (name: string, value: string): [string, string] => [name, value];
const WHOLE_UNITS = shapeOf('marketValue', 'one');

/** The name of a fact: a measure, a market fact, a recorded term, or a typed part of a fund's notice. */
export function useFactName(): (measure: string) => string {
  const measure = useText(measureText);
  const market = useText(marketFactText);
  const fund = useText(fundFactText);
  const term = useText(termFactText);
  const language = useLanguage();
  return name => {
    if (isMeasure(name)) return measure(name);
    if (isMarketFact(name)) return market(name);
    if (name === 'accruedCarry') return fund(name);
    if (isTermFact(name)) return term(name);
    return Object.hasOwn(flowTypes, name) ? flowTypes[name as FlowType][language] : name; // looked up just before
  };
}

function isTermFact(name: string): name is keyof typeof termFactText {
  return Object.hasOwn(termFactText, name);
}

function isMarketFact(name: string): name is keyof typeof marketFactText {
  return Object.hasOwn(marketFactText, name);
}

export function isMeasure(name: string): name is Measure {
  return Object.hasOwn(measures, name);
}

/** In full units, to be compared with the document. */
function FactValue({ fact }: { fact: Fact }) {
  const formats = useFormats();
  if (isMarketFact(fact.measure)) return formats.figure(fact.value, { power: 0, decimals: decimalsOf(fact.value) });
  return fact.measure === 'return' ? formats.percent(fact.value, { decimals: 4 }) : formats.figure(fact.value, shapeOfFact(fact));
}

const shapeOfFact = ({ measure }: Fact) =>
  shapeOf(isTermFact(measure) ? 'policyWeight' : isMeasure(measure) ? measure : 'marketValue', 'one');

const powerOf = (fact: Fact): number => (isMarketFact(fact.measure) ? 0 : shapeOfFact(fact).power);

/** As many decimals as were reported, so that the value can be compared with its source, which may say 101.25 or 101.2500. */
function decimalsOf(value: string): number {
  return value.split('.')[1]?.length ?? 0;
}
