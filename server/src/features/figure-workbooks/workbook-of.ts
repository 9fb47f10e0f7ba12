import { measures, type FigureKey } from '@hakaru/contract/figures';
import type { FigureWorkbookInput } from '@hakaru/contract/figure-workbooks';
import type { DefinedName, Sheet } from '@hakaru/workbook/workbook';
import { builtSheet } from './benchmark-sheets';
import { companySheet } from './company-sheet';
import { drawdownSheet } from './drawdown-sheet';
import { factSheet } from './fact-sheet';
import type { Helpers } from './formula-case';
import { FLOW_WEIGHT, formulaOf } from './formulas';
import type { Layout } from './layout';
import { irrSheet } from './irr-sheet';
import type { RecordedStory } from './part-plan';
import { pmeSheet } from './pme-sheet';
import { differenceSheet, figureSheet, formulaCell, growthSheet, isFilled } from './monthly-sheets';
import { HEAD, TITLE } from './styles';
import { checkSheet, FORMATS, listSheet, resultSheet, type Head } from './result-sheets';

/** All sheets of the workbook, the shown table first and the facts last. */
export async function sheetsOf(
  layout: Layout,
  ask: FigureWorkbookInput,
  { stories, head }: { stories: readonly RecordedStory[]; head: Head },
): Promise<{ sheets: Sheet[]; names: DefinedName[] }> {
  const facts = await factSheet(layout, stories, ask.language);
  const drawdowns = drawdownSheet(layout);
  const irrs = irrSheet(layout, facts);
  const pmes = pmeSheet(layout, facts);
  const companies = companySheet(layout);
  const built = new Map(layout.built.map(entity => [entity.id, builtSheet(layout, entity)]));
  const helpers: Helpers = {
    fact: facts.at,
    factQuality: facts.qualityAt,
    factAge: facts.ageOf,
    irr: irrs.of,
    pme: pmes.of,
    companies: companies.of,
    drawdown: drawdowns.of,
    built: (entityId, month) => {
      const found = built.get(entityId);
      if (!found) throw new Error(`no sheet of benchmark ${entityId}`);
      return found.formula(month);
    },
  };
  const sheetOf = (id: 'returns' | 'benchmarks' | 'values' | 'flows') => figureSheet(layout, helpers, id);
  const optional = [
    await sheetOf('returns'),
    await sheetOf('benchmarks'),
    await growthSheet(layout, 'growth'),
    await growthSheet(layout, 'benchmarkGrowth'),
    await differenceSheet(layout),
    drawdowns.sheet,
    irrs.sheet,
    pmes.sheet,
    companies.sheet,
    ...[...built.values()].map(({ sheet }) => sheet),
    await sheetOf('values'),
    await sheetOf('flows'),
  ].filter(isFilled);
  const unit = ({ measure }: FigureKey) => FORMATS[measures[measure].unit];
  const steps = listSheet(layout, 'steps', trace => ({
    value: formulaCell(formulaOf(layout, helpers, trace), trace),
    style: unit(trace.key),
  }));
  const policy = listSheet(layout, 'policy', trace => ({ value: Number(trace.figure.value), style: unit(trace.key) }));
  return {
    sheets: [
      resultSheet(layout, helpers, ask, head),
      checkSheet(layout, ask),
      aboutSheet(layout),
      ...(layout.steps.length > 0 ? [steps] : []),
      ...optional,
      ...(layout.policies.length > 0 ? [policy] : []),
      facts.sheet,
    ],
    names: [{ name: FLOW_WEIGHT, refersTo: `'${layout.title('about')}'!$B$4` }],
  };
}

function aboutSheet(layout: Layout): Sheet {
  const { text } = layout;
  return {
    name: layout.title('about'),
    rows: [
      [{ value: layout.title('about'), style: TITLE }],
      [{ value: text.word('how'), style: { wrap: true } }],
      [],
      [{ value: text.word('flowWeight'), style: HEAD }, { value: 0 }, { value: text.word('flowWeightWhy') }],
    ],
    columns: [{ width: 90 }, { width: 12 }, { width: 60 }],
  };
}
