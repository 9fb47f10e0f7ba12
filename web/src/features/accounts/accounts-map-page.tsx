import { List, Printer, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  BookPage,
  knownSearch,
  useArea,
  useFigureGrid,
  useUnit,
  useUrlText,
  type BookEntity,
  type BookView,
} from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { accountTree } from './account-tree';
import { MapNode, type ColourBy } from './map-node';
import s from './accounts.module.css';
import { accountsText } from './text';

const COLUMNS = ['marketValue.-', 'weight.-', 'excess.1y', 'deviation.-'] as const;
const CHANGES = { rows: 'accounts', columns: COLUMNS } as const;
const ZOOMS = [0.7, 0.85, 1, 1.2, 1.4] as const;

/** The account hierarchy, left to right. */
export function AccountsMapPage() {
  const t = useText(accountsText);
  const role = useArea();
  const link = (
    <AppLink to="/$role/accounts" params={{ role }} search={knownSearch} className={s.mapLink}>
      <List size={14} aria-hidden="true" />
      {t('openList')}
    </AppLink>
  );
  return (
    <BookPage title={t('map')} changes={CHANGES} actions={link}>
      {view => (view.index.root ? <AccountsMap view={view} root={view.index.root} /> : <EmptyState title={t('none')} next="record" />)}
    </BookPage>
  );
}

function AccountsMap({ view, root }: { view: BookView; root: BookEntity }) {
  const t = useText(accountsText);
  const formats = useFormats();
  const unit = useUnit();
  const { data } = useFigureGrid({ rows: 'accounts', columns: COLUMNS });
  const [zoom, setZoom] = useState(2);
  const [show, setShow] = useUrlText('show');
  const colourBy: ColourBy = show === 'excess' || show === 'deviation' ? show : 'class';
  const tree = useMemo(() => accountTree(view.index, { search: '', closed: false, asOf: view.asOf }), [view]);
  const tools = (
    <>
      <Segmented
        label={t('colourBy')}
        value={colourBy}
        onChange={value => setShow(value === 'class' ? null : value, { replace: true })}
        items={[
          { value: 'class', label: t('byClass') },
          { value: 'excess', label: t('byExcess') },
          { value: 'deviation', label: t('byDeviation') },
        ]}
      />
      <IconButton label={t('zoomOut')} icon={<ZoomOut size={16} />} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
      <IconButton label={t('zoomIn')} icon={<ZoomIn size={16} />} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)} />
      <IconButton label={t('print')} icon={<Printer size={16} />} onClick={() => window.print()} />
    </>
  );
  return (
    <Panel title={t('map')} subtitle={t('mapHint', { unit: formats.unit(unit, view.index.book.baseCurrency) })} tools={tools} flush>
      {data ? (
        <ul className={s.map} style={{ zoom: ZOOMS[zoom] ?? 1 }}>
          <MapNode entity={root} depth={0} tree={tree} view={view} figures={data} colourBy={colourBy} />
        </ul>
      ) : (
        <SkeletonRows rows={14} />
      )}
    </Panel>
  );
}
