import { Ellipsis } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import { Panel, type PanelProps } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { ChartDataContext, dataText, type ChartData } from './chart-data';
import { chartsText } from './charts-text';

export type ChartPanelProps = Omit<PanelProps, 'flush'> & {
  /** Name of saved files, without ending. */ fileName: string;
  /** A word across saved and copied pictures: what nobody achieved is never taken for what was. */
  mark?: string;
  children: ReactNode;
};

/** A panel around one chart, whose menu saves or copies it as a picture, and copies its data where the chart offers them. */
export function ChartPanel({ fileName, tools, mark, children, ...panel }: ChartPanelProps) {
  const t = useText(chartsText);
  const body = useRef<HTMLDivElement>(null);
  const data = useRef<(() => ChartData) | null>(null);
  const [hasData, setHasData] = useState(false);
  const offer = useCallback((read: () => ChartData) => {
    data.current = read;
    setHasData(true);
  }, []);
  const title = [panel.title, panel.subtitle].filter(Boolean).join(' · ');
  const save = async (kind: 'png' | 'svg') => {
    const svg = body.current?.querySelector('svg');
    if (!svg) return;
    const { savePng, saveSvg } = await import('./save-picture');
    await (kind === 'png' ? savePng : saveSvg)(svg, fileName, { title, mark });
  };
  const copy = (write: () => Promise<void>) =>
    void write().then(
      () => toast(t('copied')),
      () => toast(t('notCopied'), { tone: 'error' }),
    );
  const copyPicture = async () => {
    const svg = body.current?.querySelector('svg');
    if (!svg) return;
    // The picture is promised, not awaited: browsers allow copying only within the click itself.
    const png = import('./save-picture').then(({ pngOf }) => pngOf(svg, { title, mark }));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  };
  const copyData = async () => {
    if (!data.current) throw new Error('the chart is not drawn yet');
    await navigator.clipboard.writeText(dataText(data.current()));
  };
  const menu = (
    <Menu target={<IconButton label={t('more', { title: panel.title })} icon={<Ellipsis size={16} />} />}>
      <MenuItem onClick={() => void save('png')}>{t('savePng')}</MenuItem>
      <MenuItem onClick={() => void save('svg')}>{t('saveSvg')}</MenuItem>
      <MenuItem onClick={() => copy(copyPicture)}>{t('copyPicture')}</MenuItem>
      {hasData && <MenuItem onClick={() => copy(copyData)}>{t('copyData')}</MenuItem>}
    </Menu>
  );
  return (
    <Panel
      {...panel}
      tools={
        <>
          {tools}
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
