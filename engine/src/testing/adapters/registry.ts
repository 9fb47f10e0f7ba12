import type { Adapters } from '#testing/adapter';
import { adapters as attribution } from './attribution';
import { adapters as basel } from './basel';
import { adapters as benchmarks } from './benchmarks';
import { adapters as bonds } from './bonds';
import { adapters as calendar } from './calendar';
import { adapters as fx } from './fx';
import { adapters as privateAssets } from './private-assets';
import { adapters as returns } from './returns';
import { adapters as risk } from './risk';
import { adapters as statistics } from './statistics';

/** Every function a case may name. */
export const allAdapters: Adapters = {
  ...calendar,
  ...returns,
  ...statistics,
  ...benchmarks,
  ...privateAssets,
  ...attribution,
  ...risk,
  ...fx,
  ...basel,
  ...bonds,
};
