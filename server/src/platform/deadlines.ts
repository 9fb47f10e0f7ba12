/** The time a request may take unless its route says otherwise: reading a large file, or making a workbook. */
export const REQUEST_MS = 120_000;

/** How long a stop may take after its notice: whatever was accepted is finished. After Ctrl-C nobody waits that long. */
export const STOP_MS = { SIGTERM: REQUEST_MS + 10_000, SIGINT: 20_000 };
