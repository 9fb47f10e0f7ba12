import { rebalanceRules } from '@hakaru/contract/benchmarks';
import type { BookEntity, BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import s from './benchmarks.module.css';
import type { Terms } from './queries';
import { benchmarksText, rebalanceText, typeText } from './text';
import { typeName } from './use-benchmark-columns';
import { useSpans } from './use-spans';

export function BenchmarkDetails({ view, entity, terms }: { view: BookView; entity: BookEntity; terms: Terms | undefined }) {
  const t = useText(benchmarksText);
  const types = useText(typeText);
  const rules = useText(rebalanceText);
  const formats = useFormats();
  const span = useSpans(view).get(entity.id);
  const rule = rebalanceRules.find(name => name === terms?.rebalance);
  const spread =
    terms && Number(terms.spreadPercent) !== 0
      ? t('spreadYear', { percent: formats.number(terms.spreadPercent, { decimals: 2, signed: true }) })
      : t('noSpread');
  const facts: [string, string][] = [
    [t('ref'), entity.ref],
    [t('type'), typeName(entity.type, types)],
    [t('currencyFull'), entity.currency],
    ...(entity.type === 'market' || !rule ? [] : [pair(t('rebalance'), rules(rule))]),
    ...(entity.type === 'market' ? [] : [pair(t('spread'), spread)]),
    [t('first'), formats.month(span?.first)],
    [t('last'), formats.month(span?.last)],
    [t('missing'), formats.number(span?.missing)],
  ];
  return (
    <Panel title={t('details')}>
      <dl className={s.facts}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </Panel>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </>
  );
}

function pair(label: string, value: string): [string, string] {
  return [label, value];
}
