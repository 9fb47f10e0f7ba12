import { Ellipsis } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import { Panel, type PanelProps } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { ChartDataContext, dataText, type ChartOffer } from './chart-data';
import { ChartRangeSwitch } from './chart-range';
import { chartsText } from './charts-text';

export type ChartPanelProps = Omit<PanelProps, 'flush'> & {
  /** Name of saved files, without extension. */ fileName: string;
  /** A chart of past months, of which only the last years can be shown. */ time?: boolean;
  /** A watermark for saved and copied pictures, so that hypothetical results are not mistaken for actual ones. */
  mark?: string;
  children: ReactNode;
};

/** A panel around one chart, with a menu that saves or copies it as a picture and copies its data. */
export function ChartPanel({ fileName, time = false, tools, mark, children, ...panel }: ChartPanelProps) {
  const t = useText(chartsText);
  const body = useRef<HTMLDivElement>(null);
  const offered = useRef<ChartOffer | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const offer = useCallback((chart: ChartOffer | null) => {
    offered.current = chart;
    setDrawn(chart !== null);
  }, []);
  const title = [panel.title, panel.subtitle].filter(Boolean).join(' · ');
  /** Passes the chart's SVG; for a table with bars, a picture of the same bars that is in the page only while it is taken. */
  const withPicture = async <T,>(take: (svg: SVGSVGElement) => Promise<T>): Promise<T> => {
    const svg = offered.current?.picture?.() ?? body.current?.querySelector<SVGSVGElement>('svg[role="img"]');
    if (!svg) throw new Error('the chart is not drawn yet');
    const isDrawnForThis = !svg.isConnected;
    if (isDrawnForThis) body.current?.append(svg);
    try {
      return await take(svg);
    } finally {
      if (isDrawnForThis) svg.remove();
    }
  };
  const save = async (kind: 'png' | 'svg') => {
    const { savePng, saveSvg } = await import('./save-picture');
    await withPicture(svg => (kind === 'png' ? savePng : saveSvg)(svg, fileName, { title, mark }));
  };
  const copy = (write: () => Promise<void>) =>
    void write().then(
      () => toast(t('copied')),
      () => toast(t('notCopied'), { tone: 'error' }),
    );
  const copyPicture = async () => {
    // Passed as a promise, because browsers allow copying only within the click itself.
    const png = import('./save-picture').then(({ pngOf }) => withPicture(svg => pngOf(svg, { title, mark })));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  };
  const copyData = async () => {
    if (!offered.current) throw new Error('the chart is not drawn yet');
    await navigator.clipboard.writeText(dataText(offered.current.data()));
  };
  const menu = (
    <Menu target={<IconButton label={t('more', { title: panel.title })} icon={<Ellipsis size={16} />} />}>
      <MenuItem disabled={!isDrawn} onClick={() => void save('png')}>
        {t('savePng')}
      </MenuItem>
      <MenuItem disabled={!isDrawn} onClick={() => void save('svg')}>
        {t('saveSvg')}
      </MenuItem>
      <MenuItem disabled={!isDrawn} onClick={() => copy(copyPicture)}>
        {t('copyPicture')}
      </MenuItem>
      <MenuItem disabled={!isDrawn} onClick={() => copy(copyData)}>
        {t('copyData')}
      </MenuItem>
    </Menu>
  );
  return (
    <Panel
      {...panel}
      tools={
        <>
          {tools}
          {time && <ChartRangeSwitch />}
          {menu}
        </>
      }
    >
      <ChartDataContext value={offer}>
        <div ref={body}>{children}</div>
      </ChartDataContext>
    </Panel>
  );
}
