import { PolicyActions } from '#features/policies/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { Swatch, Tag } from '#ui/tag';
import { classColour, type BookClass, type BookView } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { assetClassesText } from './text';

/** Every version of the policy, newest first; a class without a weight in a version shows a dash there. */
export function PolicyVersions({ view, only }: { view: BookView; only?: string }) {
  const t = useText(assetClassesText);
  const f = useFormats();
  const language = useLanguage();
  const { book } = view.index;
  const current = view.index.policyOn(view.asOf);
  const versions = book.policies.toReversed();
  const rows = only ? book.classes.filter(({ id }) => id === only) : book.classes;
  const terms = (version: (typeof versions)[number], { id }: BookClass) => {
    const weight = version.weights.find(({ classId }) => classId === id);
    return weight
      ? `${f.number(weight.weightPercent, { decimals: 2 })} (±${f.number(weight.bandPercent, { decimals: 1 })})`
      : f.number(null);
  };
  return (
    <Panel title={t('versions')} subtitle={t('versionsUnit')} {...(only ? {} : { tools: <PolicyActions index={view.index} /> })} flush>
      {versions.length === 0 ? (
        <EmptyState title={t('noPolicy')} next="policy" />
      ) : (
        <ArrangedTable
          screen="policy-versions"
          caption={t('versions')}
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: t('name'),
              value: one => one.name[language],
              node: one => (
                <>
                  <Swatch color={classColour(one, book.classes)} />
                  {one.name[language]}
                </>
              ),
            },
            ...versions.map(version => ({
              id: version.fromDay,
              header: t('from', { date: f.date(version.fromDay) }),
              align: 'end' as const,
              value: (one: BookClass) => terms(version, one),
            })),
          ]}
          foot={fromDay => (fromDay === current?.fromDay ? { value: t('inForce'), node: <Tag tone="ok">{t('inForce')}</Tag> } : null)}
        />
      )}
    </Panel>
  );
}
