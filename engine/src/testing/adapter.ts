/** A case's inputs as they stand in the file: each adapter reads what it needs, and nothing is assumed. */
export type Inputs = Readonly<Record<string, unknown>>;

/** The named data sets a case may refer to. */
export type Datasets = Readonly<Record<string, unknown>>;

/** Reshapes inputs, calls one public function of the engine, and hands back what it answered. No arithmetic. */
export type Adapter = (inputs: Inputs, datasets: Datasets) => unknown;

/** The adapters of one area, by the `fn` of the case. */
export type Adapters = Readonly<Record<string, Adapter>>;
