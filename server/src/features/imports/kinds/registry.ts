import type { ImportKind } from '@hakaru/contract/enumerations';
import { accounts } from './accounts';
import { benchmarks } from './benchmarks';
import { corporations } from './corporations';
import { fixedincome } from './fixedincome';
import { funds } from './funds';
import { fxrates } from './fxrates';
import { holdings } from './holdings';
import { instructions } from './instructions';
import type { Kind } from './kind';
import { mandates } from './mandates';
import { securities } from './securities';
import { securityprices } from './securityprices';

/** Every dataset that can be imported. A new one is its own file and its line here; all the rest follows from it. */
export const kinds: Readonly<Record<ImportKind, Kind>> = {
  accounts,
  benchmarks,
  corporations,
  fixedincome,
  funds,
  fxrates,
  holdings,
  instructions,
  mandates,
  securities,
  securityprices,
};

/** The order in which kinds of one file are saved: what is named before what names it. */
export const savingOrder: readonly ImportKind[] = [
  'corporations',
  'securities',
  'fixedincome',
  'securityprices',
  'fxrates',
  'benchmarks',
  'accounts',
  'mandates',
  'funds',
  'holdings',
  'instructions',
] as const;
