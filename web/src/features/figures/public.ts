export { BookPage, type BookPageProps, type BookView } from './book-page';
export { classColour, paletteColour, type Book, type BookClass, type BookEntity, type BookIndex } from './book-index';
export { figureColumn, phonePriority } from './figure-columns';
export { useExact } from './exact-figure';
export { headlineOf, shapeOf } from './figure-shape';
export { FigureTable, type FigureTableProps } from './figure-table';
export { FigureText, type FigureTextProps } from './figure-text';
export { horizonText, measureText, qualityText, reasonText } from './measure-text';
export { methodFormula, methodName, type MethodId } from './method-text';
export { WorkedFigure } from './worked-figure';
export { LikeForLikePanel } from './like-for-like-panel';
export { coverageOf, PartialMark, QUALITY_COLUMNS, QualityNote } from './quality-mark';
export {
  useBook,
  useBookContext,
  useFigureGrid,
  useFigureHistory,
  useFigureSeries,
  type FigureGrid,
  type GridRows,
  type Scope,
  type ShownFigure,
} from './queries';
export { figuresText } from './text';
export { TraceContext, useOpenTrace } from './trace-context';
export { AsOfContext, AssetContext } from './asset-context';
export { AssetTrace, TracedAssets } from './asset-trace';
export { BenchmarkLink, MandateLink, useGoToMandate } from './mandate-link';
export { useTraceWalk } from './use-trace-walk';
export { UnitSwitch, useUnit } from './unit-switch';
export { keepKnown, useUrlText } from './url-text';
export { useFigureWords } from './use-figure-words';
export { useExportHead } from './use-export-head';
export { verifiableOf } from './use-verify';
export { VerifyButton, VerifyRow } from './verify-button';
export { useWhyNotWrite, useWhyReadOnly } from './use-why-not-write';
export { knownSearch } from './known-search';
export { useClassLink } from './class-link';
export { useArea } from './use-area';
export { AssetFrame, useChosenAsset, useClientOnScreen, useIsOnAsset, WhoseMoney } from './whose-money';
export { WriteButton } from './write-button';
export { isPreliminary, useRunningMonth, type RunningMonth } from './running-month';
export { FactPanel } from './fact-panel';
export { RecordedCell } from './recorded-cell';
export { KnownControl, KnownStrip } from './known-control';
export type { RecordedFact } from './trace-facts';
export { useStructureWords } from './use-structure-words';
