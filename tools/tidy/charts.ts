import ts from 'typescript6';
import { findNodes, isTest, type Rule } from '#tidy/source';

const SEAM = 'web/src/ui/charts/';
/** Not charts: a page of a document with its boxes, the product's mark, and sketches of add-ons, which have no figures. */
const NO_CHARTS: ReadonlySet<string> = new Set([
  'web/src/features/documents/page-view.tsx',
  'web/src/features/site/brand-mark.tsx',
  'web/src/features/add-ons/add-on-picture.tsx',
]);
/** The frame that all charts draw in, and the sparkline in a cell, whose figure is beside it. */
const NO_POINTS: ReadonlySet<string> = new Set([`${SEAM}chart-frame.tsx`, `${SEAM}sparkline.tsx`]);

/** Every chart reads its points, opens them, marks a period if it has days, and can be copied as picture and data; all in one place. */
export const chartsAnswer: Rule = sources => [...drawnInTheSeam(sources), ...seamIsWhole(sources), ...yearsCanBeChosen(sources)];

const drawnInTheSeam: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('web/src/features/') && path.endsWith('.tsx') && !isTest(path) && !NO_CHARTS.has(path),
    node => {
      const draws = isTag(node) && ['svg', 'Picture'].includes(node.tagName.getText());
      return draws ? 'a chart is drawn in ui/charts, where all of them read, open, mark and copy' : undefined;
    },
  );

const seamIsWhole: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith(SEAM) && path.endsWith('.tsx') && !isTest(path) && !NO_POINTS.has(path),
    node => {
      if (!isTag(node) || node.tagName.getText() !== 'Picture') return undefined;
      const text = node.getSourceFile().text;
      if (!/\buseChartData\(/.test(text)) return 'a chart gives its data: useChartData';
      if (!/\buse(Crosshair|Rows)\(/.test(text)) return 'a chart is read by pointer and keyboard: useCrosshair or useRows';
      return /\bonOpen: \(/.test(text) ? undefined : 'a chart opens what is clicked: onOpen, and not optional';
    },
  );

/** A chart of months is in a panel that offers its last years; if the panel is in another function, that is in the same file. */
const yearsCanBeChosen: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('web/src/') && path.endsWith('.tsx') && !path.startsWith(SEAM),
    node => {
      if (!isTag(node) || node.tagName.getText() !== 'HistoryChart' || has(node, 'ahead')) return undefined;
      const around = panelAround(node);
      const isOffered = around ? has(around, 'time') : /<ChartPanel\s+time\b/.test(node.getSourceFile().text);
      return isOffered ? undefined : 'a chart of months stands in a ChartPanel with time, or is said to be ahead';
    },
  );

function panelAround(node: ts.Node): Tag | undefined {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isJsxElement(at) && at.openingElement.tagName.getText() === 'ChartPanel') return at.openingElement;
  return undefined;
}

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;
const isTag = (node: ts.Node): node is Tag => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
const has = (tag: Tag, name: string): boolean =>
  tag.attributes.properties.some(property => ts.isJsxAttribute(property) && property.name.getText() === name);
