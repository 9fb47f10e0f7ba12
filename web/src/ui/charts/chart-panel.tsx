import { Ellipsis } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import { Panel, type PanelProps } from '#ui/panel';
import { chartsText } from './charts-text';

export type ChartPanelProps = Omit<PanelProps, 'flush'> & {
  /** Name of saved files, without ending. */ fileName: string;
  children: ReactNode;
};

/** A panel around one chart, whose menu saves it as PNG or SVG. */
export function ChartPanel({ fileName, tools, children, ...panel }: ChartPanelProps) {
  const t = useText(chartsText);
  const body = useRef<HTMLDivElement>(null);
  const save = async (kind: 'png' | 'svg') => {
    const svg = body.current?.querySelector('svg');
    if (!svg) return;
    const { savePng, saveSvg } = await import('./save-picture');
    const title = [panel.title, panel.subtitle].filter(Boolean).join(' · ');
    await (kind === 'png' ? savePng : saveSvg)(svg, fileName, title);
  };
  const menu = (
    <Menu target={<IconButton label={t('more', { title: panel.title })} icon={<Ellipsis size={16} />} />}>
      <MenuItem onClick={() => void save('png')}>{t('savePng')}</MenuItem>
      <MenuItem onClick={() => void save('svg')}>{t('saveSvg')}</MenuItem>
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
      <div ref={body}>{children}</div>
    </Panel>
  );
}
