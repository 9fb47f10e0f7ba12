import { type Observation, recordFacts, recordFlows, type ReportedMonth } from '#features/facts/public';
import { amount, choice, code, day, monthEnd, percent } from './columns';
import { cellsOf, given, type Reference, type RowFact, type Saved, type Saving, type StagedRow } from './kind';
import { byMonth, flowIn, totalFlow } from './month-flows';

const qualities = {
  audited: { en: 'Audited', jp: '監査済' },
  valuated: { en: 'Valuated', jp: '評価済' },
  estimated: { en: 'Estimated', jp: '推定' },
};

export const asOfColumn = monthEnd({
  header: { en: 'As-of Date', jp: '基準日' },
  aliases: ['date', 'month', 'as of', '年月', '基準年月', '月末'],
  help: { en: 'The last day of the month the row is about.', jp: '対象月の末日。' },
  example: '2026-10-31',
  isRequired: true,
});

type About = {
  header: { en: string; jp: string };
  help: { en: string; jp: string };
  example: string;
  aliases: readonly string[];
  refersTo: Reference;
};

/** The columns of a monthly report; `mandates` and `accounts` differ only in what they are about. */
export function valueColumns(about: About) {
  return { code: code({ ...about, isRequired: true }), asOf: asOfColumn, ...worthColumns(), ...returnColumns(), ...earningColumns() };
}

function worthColumns() {
  return {
    marketValue: amount({
      header: { en: 'Market Value', jp: '時価' },
      aliases: ['nav', 'value', '時価総額', '純資産額', '月末時価'],
      help: { en: 'Closing market value in full units of the base currency.', jp: '月末時価（基準通貨、円単位）。' },
      example: 10_250_000_000,
      isRequired: true,
      mayBeBlank: true, // blank in a row that reports a further flow of its month
    }),
    flow: amount({
      header: { en: 'Net Flow', jp: '純資金流出入' },
      aliases: ['flow', 'net cash flow', '純資金移動', '資金移動', '純流入'],
      help: { en: 'Inflows minus outflows during the month.', jp: '当月の資金流入から流出を引いた額。' },
      example: 0,
    }),
    flowDate: day({
      header: { en: 'Flow Date', jp: '資金移動日' },
      help: {
        en: 'The day of the flow; the month-end when left blank. A second flow of the month goes in a row of its own, without the other values.',
        jp: '資金移動の日。空欄は月末。同月に複数回ある場合は、2件目以降を別の行に記入（他の値は空欄）。',
      },
      example: '2026-10-31',
    }),
  };
}

function returnColumns() {
  return {
    return: percent({
      header: { en: 'Return (%)', jp: '収益率（%）' },
      aliases: ['return', 'net return', '収益率', '月次収益率', 'リターン'],
      help: { en: 'Time-weighted return of the month after fees, in percent.', jp: '当月の時間加重収益率（報酬控除後、%）。' },
      example: 0.52,
    }),
    grossReturn: percent({
      header: { en: 'Gross Return (%)', jp: '報酬控除前収益率（%）' },
      aliases: ['gross return'],
      help: { en: 'The same before fees.', jp: '報酬控除前の収益率（%）。' },
      example: 0.55,
    }),
  };
}

function earningColumns() {
  return {
    income: amount({
      header: { en: 'Income', jp: '利息配当金収入' },
      aliases: ['インカム'],
      help: { en: 'Interest and dividends of the month.', jp: '当月の利息配当金。' },
      example: 4_200_000,
    }),
    fee: amount({
      header: { en: 'Fee', jp: '運用報酬' },
      aliases: ['報酬', 'management fee'],
      help: { en: 'Fees charged in the month.', jp: '当月の報酬。' },
      example: 1_100_000,
    }),
    accrued: amount({
      header: { en: 'Accrued', jp: '未収収益' },
      help: { en: 'Accrued income within the market value.', jp: '時価に含まれる未収収益。' },
      example: 350_000,
    }),
    quality: choice({
      header: { en: 'Quality', jp: '評価区分' },
      help: { en: 'audited, valuated or estimated; valuated when left blank.', jp: '監査済・評価済・推定。空欄は評価済。' },
      example: 'valuated',
      of: qualities,
    }),
    valuedOn: day({
      header: { en: 'Valuation Date', jp: '評価日' },
      help: {
        en: 'The date of the market value, where it is older than the as-of date.',
        jp: '時価の評価日。基準日より前の評価を繰り越した場合のみ。',
      },
      example: '2026-09-30',
    }),
    valueBefore: amount({
      header: { en: 'Value Before Flow', jp: '資金移動前時価' },
      help: {
        en: 'Market value on the flow date before the flow. Where the flow is 10% of the opening value or more, the month is revalued at that point.',
        jp: '資金移動日の移動前時価。期首時価の10%以上の移動の場合、その時点で評価し直して収益率を計算します。',
      },
      example: 10_400_000_000,
    }),
  };
}

/**
 * A valuation day may not be after the month-end, and a flow must be dated in its month. A row without a market value must report a further
 * flow of its month, with its day.
 */
export function valuesInTime({
  asOf,
  valuedOn,
  marketValue,
  flow,
  flowDate,
  valueBefore,
}: StagedRow['values']): { column: string; problem: string }[] {
  return [
    ...(asOf && valuedOn && valuedOn > asOf ? [{ column: 'valuedOn', problem: 'valuedAfter' }] : []),
    ...(!marketValue && !(flow && flowDate) ? [{ column: 'marketValue', problem: 'required' }] : []),
    ...(asOf && flowDate && flowDate.slice(0, 7) !== asOf.slice(0, 7) ? [{ column: 'flowDate', problem: 'flowOutsideMonth' }] : []),
    ...(valueBefore && !flowDate ? [{ column: 'flowDate', problem: 'required' }] : []),
  ];
}

export const qualityChoices = qualities;

const MEASURES = ['marketValue', 'return', 'grossReturn', 'income', 'fee', 'accrued'] as const;

/** The facts of a row with their keys: a further row of a month adds a flow with its own day; any other value would be reported twice. */
export function valuesIn({ code: ref, asOf, flowDate, ...values }: StagedRow['values']): RowFact[] {
  const about = [ref ?? '', asOf ?? ''];
  return [
    ...MEASURES.flatMap(column => (values[column] ? [{ column, about }] : [])),
    ...(values['flow'] ? [{ column: 'flow', about: [...about, flowDate ?? ''] }] : []),
  ];
}

/**
 * Every value of a row becomes a fact recorded from its own cell. The reported return is stored a second time beside the return in use. The
 * flows of a month are stored by day, and their total as the month's flow.
 */
export async function saveValues(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  const groups = new Map<string, { assetId: string; sheet: string; observations: Observation[]; months: ReportedMonth[] }>();
  const groupOf = (row: StagedRow) => {
    const { assetId } = saving.entity(given(row, 'code'));
    const group = groups.get(`${assetId} ${row.sheet}`) ?? { assetId, sheet: row.sheet, observations: [], months: [] };
    groups.set(`${assetId} ${row.sheet}`, group);
    return group;
  };
  for (const row of rows) groupOf(row).observations.push(...observationsOf(saving, row));
  for (const month of byMonth(rows).values()) {
    const reported = month.filter(row => flowIn(row.values) !== null);
    const [first] = reported;
    if (!first) continue;
    const group = groupOf(first);
    group.observations.push(flowOf(saving, first, reported));
    group.months.push(monthOf(saving, first, reported));
  }
  let recorded = 0;
  let all = 0;
  const moved = new Set<string>();
  for (const { assetId, sheet, observations, months } of groups.values()) {
    const sourceId = await saving.sourceOf(sheet);
    recorded += await recordFacts(saving.db, { organisationId: saving.ownerId, assetId, source: sourceId, observations });
    all += observations.length;
    if ((await recordFlows(saving.db, { organisationId: saving.ownerId, sourceId, months })) > 0) moved.add(assetId);
  }
  // Recording values marks the assets' books as changed; recording dated flows does not, so those assets are returned.
  return { recorded, unchanged: all - recorded, assetIds: [...moved] };
}

/** The month's flow: the sum of its rows, with the first row's cell as its place. */
function flowOf(saving: Saving, row: StagedRow, rows: readonly StagedRow[]): Observation {
  const value = totalFlow(rows.flatMap(({ values }) => flowIn(values) ?? []));
  return { ...factOf(saving, row, 'flow'), measure: 'flow', value };
}

/** If none of the month's flows has a day, its list of dated flows is empty, which supersedes earlier dated ones. */
function monthOf(saving: Saving, first: StagedRow, rows: readonly StagedRow[]): ReportedMonth {
  const { entityId, asOf, recordedAt } = factOf(saving, first, 'flow');
  const flows = rows.flatMap(row => {
    const flow = flowIn(row.values);
    return flow
      ? [{ ...flow, place: saving.place(row, 'flow'), cells: cellsOf(saving, row, { day: 'flowDate', value_before: 'valueBefore' }) }]
      : [];
  });
  return { entityId, asOf, recordedAt, flows: flows.some(({ day }) => day !== null) ? flows : [] };
}

function factOf(saving: Saving, row: StagedRow, column: string) {
  const quality = qualityOf(row.values['quality']);
  return {
    entityId: saving.entity(given(row, 'code')).id,
    asOf: given(row, 'asOf'),
    place: saving.place(row, column),
    recordedAt: saving.recordedAt,
    ...(quality ? { quality } : {}),
  };
}

function observationsOf(saving: Saving, row: StagedRow): Observation[] {
  return MEASURES.flatMap((measure): Observation[] => {
    const value = row.values[measure];
    if (value === null || value === undefined) return [];
    const fact = { ...factOf(saving, row, measure), value };
    if (measure === 'marketValue') return [{ ...fact, measure, valuedOn: carriedFrom(row) }];
    return measure === 'return'
      ? [
          { ...fact, measure },
          { ...fact, measure: 'reportedReturn' },
        ]
      : [{ ...fact, measure }];
  });
}

/** The day of an older valuation; null when the valuation is of the month-end itself. */
function carriedFrom(row: StagedRow): string | null {
  const day = row.values['valuedOn'] ?? null;
  return day === given(row, 'asOf') ? null : day;
}

export function qualityOf(value: string | null | undefined): 'audited' | 'valuated' | 'estimated' | undefined {
  return value === 'audited' || value === 'valuated' || value === 'estimated' ? value : undefined;
}
