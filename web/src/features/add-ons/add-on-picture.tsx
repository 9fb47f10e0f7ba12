import type { AddOnName } from '@hakaru/contract/add-ons';
import type { ReactElement } from 'react';
import { useText } from '#platform/text';
import s from './add-ons.module.css';
import { addOnNameText, addOnText } from './text';

/** What the add-on's main chart looks like, as a sketch without figures: nobody can take it for results. */
export function AddOnPicture({ name }: { name: AddOnName }) {
  const t = useText(addOnText);
  const nameOf = useText(addOnNameText);
  const Sketch = SKETCHES[name];
  return (
    <svg className={s.picture} viewBox="0 0 240 88" role="img" aria-label={t('pictureOf', { name: nameOf(name) })}>
      <Sketch />
    </svg>
  );
}

const SKETCHES: Readonly<Record<AddOnName, () => ReactElement>> = {
  attribution: Attribution,
  risk: Risk,
  basel: Basel,
  hypotheticalAssets: Hypothetical,
  currencyHedge: Hedge,
  privateEquity: PrivateEquity,
};

/** Effects to either side of nothing. */
function Attribution() {
  const bars = [46, -28, 62, 18, -40, 30];
  return (
    <>
      <line x1="120" x2="120" y1="4" y2="84" className={s.axis} />
      {bars.map((width, at) => (
        <rect
          key={width}
          x={Math.min(120, 120 + width)}
          y={8 + at * 13}
          width={Math.abs(width)}
          height="8"
          className={width < 0 ? s.against : s.main}
        />
      ))}
    </>
  );
}

/** Shares of factors and of securities in the risk of each mandate. */
function Risk() {
  const rows: readonly [factor: number, own: number][] = [
    [120, 48],
    [84, 30],
    [60, 58],
    [36, 20],
  ];
  return (
    <>
      <line x1="24" x2="24" y1="4" y2="84" className={s.axis} />
      {rows.map(([factor, own], at) => (
        <g key={factor}>
          <rect x="24" y={10 + at * 19} width={factor} height="11" className={s.main} />
          <rect x={25 + factor} y={10 + at * 19} width={own} height="11" className={s.other} />
        </g>
      ))}
    </>
  );
}

/** Weights that rise in steps from one approach to the next. */
function Basel() {
  return (
    <>
      <line x1="20" x2="220" y1="80" y2="80" className={s.axis} />
      {[10, 18, 30, 46, 70].map((height, at) => (
        <rect key={height} x={30 + at * 38} y={80 - height} width="26" height={height} className={at === 4 ? s.against : s.main} />
      ))}
    </>
  );
}

/** What was, and beside it what would have been. */
function Hypothetical() {
  return (
    <>
      <line x1="20" x2="220" y1="80" y2="80" className={s.axis} />
      <polyline points="20,70 52,60 84,64 116,48 148,52 180,36 220,28" className={s.drawn} />
      <polyline points="20,70 52,64 84,58 116,54 148,40 180,30 220,14" className={s.dashed} />
    </>
  );
}

/** Hedge ratios and the range they should keep. */
function Hedge() {
  return (
    <>
      <rect x="150" y="4" width="34" height="80" className={s.range} />
      {[158, 176, 130, 168].map((width, at) => (
        <rect key={width} x="20" y={10 + at * 19} width={width - 20} height="9" className={width < 150 ? s.against : s.main} />
      ))}
    </>
  );
}

/** Money called, then paid back: the cumulative flow of a fund. */
function PrivateEquity() {
  return (
    <>
      <line x1="20" x2="220" y1="44" y2="44" className={s.axis} />
      {[-16, -26, -20, -8, 10, 24, 32].map((height, at) => (
        <rect
          key={height}
          x={26 + at * 27}
          y={height < 0 ? 44 : 44 - height}
          width="14"
          height={Math.abs(height)}
          className={height < 0 ? s.other : s.main}
        />
      ))}
      <polyline points="33,52 60,70 87,78 114,76 141,62 168,38 195,12" className={s.drawn} />
    </>
  );
}
