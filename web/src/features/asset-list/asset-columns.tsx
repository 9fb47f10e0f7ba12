import { useNavigate } from '@tanstack/react-router';
import { FigureText, useArea, useExact, verifiableOf, VerifyRow } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Sparkline } from '#ui/charts/sparkline';
import type { TableColumn } from '#ui/data-table';
import { joined, onDay } from '#ui/table-value';
import { Tag } from '#ui/tag';
import type { AssetListQuery } from './asset-list.gen';
import s from './asset-list.module.css';
import { useAssetSwitch } from './asset-switch';
import { assetListText } from './text';

export type ListedAsset = AssetListQuery['assetList']['data'][number];

/** Client, asset and type; current status; fiscal year to date; the last twelve months; actions. */
export function useAssetColumns(): TableColumn<ListedAsset>[] {
  const exact = useExact();
  const t = useText(assetListText);
  const name = useAssetName();
  const jp = useLanguage() === 'jp';
  const isAdviser = useArea() === 'consultant';
  const monthWords = useMonthWords();
  const courseWords = useCourseWords();
  const clientOf = ({ clientEn, clientJp }: ListedAsset) => (jp ? clientJp : clientEn);
  const figure = (id: string, header: string, at: number, divider = false): TableColumn<ListedAsset> => ({
    id,
    header,
    divider,
    align: 'end',
    value: ({ figures }) => (figures[at] ? exact(figures[at]) : null),
    node: ({ figures }) => (figures[at] ? <FigureText figure={figures[at]} /> : MISSING),
  });
  return [
    {
      id: 'client',
      header: t('client'),
      value: clientOf,
      node: row => (
        <span className={s.client}>
          {clientOf(row)}
          <small className={s.under}>{name(row)}</small>
        </span>
      ),
    },
    {
      id: 'asset',
      header: t('asset'),
      value: row =>
        joined(
          name(row),
          isAdviser && row.type === 'benchmark' ? t('benchmark') : null,
          row.mandates !== null ? t('mandatesOnly', { n: row.mandates }) : null,
        ),
      node: row => (
        <span className={s.asset}>
          {name(row)}
          {isAdviser && row.type === 'benchmark' && <Tag>{t('benchmark')}</Tag>}
          {row.mandates !== null && (
            <span title={t('mandatesOnlyWhy')}>
              <Tag tone="warn">{t('mandatesOnly', { n: row.mandates })}</Tag>
            </span>
          )}
        </span>
      ),
    },
    // A consultant's list has more columns, so a benchmark is marked beside its name instead of in a type column.
    ...(isAdviser ? [] : [{ id: 'type', header: t('type'), value: ({ type }: ListedAsset) => t(typeWord(type)) }]),
    { id: 'asOf', header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    { id: 'month', priority: 4, header: t('month'), value: row => monthWords(row), node: row => <Month row={row} /> },
    ...(isAdviser
      ? [
          {
            id: 'watched',
            header: t('watched'),
            value: ({ watched }: ListedAsset) =>
              joined(watched.items || null, watched.triggered > 0 ? t('triggered', { n: watched.triggered }) : null),
            node: (row: ListedAsset) => <Watched row={row} />,
          },
          {
            id: 'nextMeeting',
            header: t('nextMeeting'),
            value: ({ nextMeeting }: ListedAsset) => onDay(nextMeeting?.day),
            node: (row: ListedAsset) => <NextMeeting row={row} />,
          },
        ]
      : []),
    { ...figure('value', t('value'), 0, true), priority: 1 },
    { ...figure('fytd', t('fytd'), 1), priority: 2 },
    figure('bm', t('bm'), 2),
    { ...figure('excess', t('excess'), 3), priority: 3 },
    { id: 'course', header: t('course'), value: row => courseWords(row), node: row => <Course row={row} /> },
    { id: 'actions', header: t('actions'), hideHeader: true, align: 'end', menu: true, node: row => <Actions row={row} /> },
  ];
}

const typeWord = (type: string) => (type === 'benchmark' ? 'benchmark' : 'portfolio');

function useAssetName(): (row: ListedAsset) => string {
  const language = useLanguage();
  return ({ nameEn, nameJp }) => (language === 'jp' ? nameJp : nameEn);
}

/** Status of the client's running month, and how many reports are late. */
function useMonthWords(): (row: ListedAsset) => string | null {
  const t = useText(assetListText);
  const formats = useFormats();
  return ({ runningMonth }) => {
    if (!runningMonth) return null;
    const { asOf, reports, validated, late, isPopulated, isPublished } = runningMonth;
    const word = isPublished ? 'monthPublished' : isPopulated ? 'monthPopulated' : reports > 0 ? 'monthOf' : 'monthOpen';
    return joined(t(word, { month: formats.month(asOf), n: validated, of: reports }), late > 0 ? t('late', { n: late }) : null);
  };
}

function Month({ row: { runningMonth } }: { row: ListedAsset }) {
  const t = useText(assetListText);
  const formats = useFormats();
  if (!runningMonth) return MISSING;
  const { asOf, reports, validated, late, isPopulated, isPublished } = runningMonth;
  const month = formats.month(asOf);
  const word = isPublished ? 'monthPublished' : isPopulated ? 'monthPopulated' : reports > 0 ? 'monthOf' : 'monthOpen';
  return (
    <span className={s.asset}>
      {t(word, { month, n: validated, of: reports })}
      {late > 0 && <Tag tone="warn">{t('late', { n: late })}</Tag>}
    </span>
  );
}

function Watched({ row: { watched } }: { row: ListedAsset }) {
  const t = useText(assetListText);
  const formats = useFormats();
  const role = useArea();
  if (watched.items === 0) return MISSING;
  return (
    <AppLink quiet to="/$role/watchlist" params={{ role }}>
      {formats.number(watched.items, { decimals: 0 })}{' '}
      {watched.triggered > 0 && <Tag tone="warn">{t('triggered', { n: watched.triggered })}</Tag>}
    </AppLink>
  );
}

function NextMeeting({ row: { nextMeeting } }: { row: ListedAsset }) {
  const formats = useFormats();
  if (!nextMeeting) return MISSING;
  const { id, day, startTime, title } = nextMeeting;
  return (
    <AppLink quiet to="/calendar" search={{ month: day.slice(0, 7), meeting: id }} title={title}>
      <span className={s.meeting}>
        {formats.date(day)} {startTime}
      </span>
    </AppLink>
  );
}

/** Values of the last twelve months. The sparkline shows them relative to the first, so that clients of every size can be compared. */
const courseOf = ({ course }: ListedAsset): number[] => course.flatMap(({ value }) => (value === null ? [] : [Number(value)]));

/** The first and the last value in words; null without at least two values. */
function useCourseWords(): (row: ListedAsset) => string | null {
  const t = useText(assetListText);
  const formats = useFormats();
  const name = useAssetName();
  return row => {
    const values = courseOf(row);
    const [first] = values;
    const last = values.at(-1);
    if (!first || last === undefined || values.length < 2) return null;
    return t('courseOf', { name: name(row), from: formats.headline(first), to: formats.headline(last) });
  };
}

function Course({ row }: { row: ListedAsset }) {
  const summary = useCourseWords()(row);
  const values = courseOf(row);
  const [first] = values;
  if (summary === null || !first) return MISSING;
  return <Sparkline summary={summary} values={values.map(value => value / first - 1)} />;
}

function Actions({ row }: { row: ListedAsset }) {
  const t = useText(assetListText);
  const { organisation, assetId } = useProfile();
  const name = useAssetName()(row);
  const choose = useAssetSwitch();
  const navigate = useNavigate();
  const role = useArea();
  if (!organisation.assets.some(({ id }) => id === row.assetId)) return null;
  const open = async () => {
    if (!(await choose(row.assetId))) return;
    // A benchmark has no overview, so it opens at its mandates.
    await navigate(row.type === 'benchmark' ? { to: '/$role/mandates', params: { role } } : { to: '/$role/overview', params: { role } });
  };
  return (
    <span className={s.actions}>
      {row.assetId === assetId ? (
        <Tag tone="ok">{t('isDefault')}</Tag>
      ) : (
        <Button kind="subtle" aria-label={t('setDefaultNamed', { name })} onClick={() => void choose(row.assetId)}>
          {t('setDefault')}
        </Button>
      )}
      {row.figures.length > 0 && (
        <VerifyRow
          screen="asset"
          name={name}
          title={name}
          assetId={row.assetId}
          {...verifiableOf([row.figures], [t('value'), t('fytd'), t('bm'), t('excess')])}
        />
      )}
      <Button kind="subtle" aria-label={t('openNamed', { name })} onClick={() => void open()}>
        {t('open')}
      </Button>
    </span>
  );
}
