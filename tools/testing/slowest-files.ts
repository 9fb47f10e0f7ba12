import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Reports the files of a long run that took longest, with the time of their hooks and loading. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return;
    const files = modules.map(module => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return { name: module.relativeModuleId, seconds: (duration + collectDuration + setupDuration) / 1000 };
    });
    console.log(slowest(files));
  }
}

export function slowest(files: readonly { name: string; seconds: number }[]): string {
  const first = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  return ['Slowest files:', ...first.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)].join('\n');
}
