/** Metrics for Prometheus: counters and histograms kept by the process, and gauges read on request. */
export type Metrics = {
  count(name: CounterName, labels: Labels): void;
  observe(name: HistogramName, labels: Labels, seconds: number): void;
  /** All metrics in Prometheus' text format, including these gauges. */
  text(gauges: readonly Gauge[]): string;
};

export type Labels = Readonly<Record<string, string>>;
export type Gauge = { name: string; help: string; type?: 'gauge' | 'counter'; values: readonly { labels?: Labels; value: number }[] };

const COUNTERS = {
  hakaru_http_requests_total: 'Requests answered, by method, route and status.',
  hakaru_jobs_done_total: 'Jobs that ended in this process, by task and result.',
  hakaru_report_mails_total: 'Reports by mail that this process dealt with, by result: taken, or why not.',
} as const;
const HISTOGRAMS = {
  hakaru_http_request_seconds: 'Time to the end of a reply, by method and route.',
  hakaru_job_seconds: 'Time of a job in this process, by task.',
} as const;

export type CounterName = keyof typeof COUNTERS;
export type HistogramName = keyof typeof HISTOGRAMS;

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

type Observed = { labels: Labels; counts: number[]; sum: number; count: number };

export function createMetrics(): Metrics {
  const counters = new Map<CounterName, Map<string, number>>();
  const histograms = new Map<HistogramName, Map<string, Observed>>();
  return {
    count(name, labels) {
      const own = held(counters, name, () => new Map<string, number>());
      const key = labelled(labels);
      own.set(key, (own.get(key) ?? 0) + 1);
    },
    observe(name, labels, seconds) {
      const own = held(histograms, name, () => new Map<string, Observed>());
      const observed = held(own, labelled(labels), () => ({ labels, counts: BOUNDS.map(() => 0), sum: 0, count: 0 }));
      for (const [at, bound] of BOUNDS.entries()) if (seconds <= bound) observed.counts[at] = (observed.counts[at] ?? 0) + 1;
      observed.sum += seconds;
      observed.count++;
    },
    text: gauges => [...counterLines(counters), ...histogramLines(histograms), ...gauges.flatMap(gaugeLines), ''].join('\n'),
  };
}

/** All of them, so that one is known before it first counts. */
const namesOf = <T extends object>(helps: T): (keyof T)[] => Object.keys(helps) as (keyof T)[]; // the keys of a constant above

function held<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

function counterLines(counters: ReadonlyMap<CounterName, ReadonlyMap<string, number>>): string[] {
  return namesOf(COUNTERS).flatMap(name => [
    ...headOf(name, COUNTERS[name], 'counter'),
    ...[...(counters.get(name) ?? [])].map(([labels, value]) => `${name}${labels} ${value}`),
  ]);
}

function histogramLines(histograms: ReadonlyMap<HistogramName, ReadonlyMap<string, Observed>>): string[] {
  return namesOf(HISTOGRAMS).flatMap(name => [
    ...headOf(name, HISTOGRAMS[name], 'histogram'),
    ...[...(histograms.get(name)?.values() ?? [])].flatMap(({ labels, counts, sum, count }) => [
      ...BOUNDS.map((bound, at) => `${name}_bucket${labelled({ ...labels, le: String(bound) })} ${counts[at] ?? 0}`),
      `${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
      `${name}_sum${labelled(labels)} ${sum}`,
      `${name}_count${labelled(labels)} ${count}`,
    ]),
  ]);
}

function gaugeLines({ name, help, type = 'gauge', values }: Gauge): string[] {
  return [...headOf(name, help, type), ...values.map(({ labels = {}, value }) => `${name}${labelled(labels)} ${value}`)];
}

const headOf = (name: string, help: string, type: string): string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, sign => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
