/** Every way a request can be refused: the HTTP status, and the message where the API fixes one. */
export const refusals = {
  unauthenticated: { status: 401, message: 'Unauthenticated.' },
  unauthorized: { status: 403, message: 'This action is unauthorized.' },
  unverified: { status: 403, message: 'Your email address is not verified.' },
  notFound: { status: 404, message: 'Not found.' },
  methodNotAllowed: { status: 405, message: 'Method not allowed.' },
  conflict: { status: 409, message: 'Conflict.' },
  tooLarge: { status: 413, message: 'Payload too large.' },
  unsupported: { status: 415, message: 'Unsupported media type.' },
  invalid: { status: 422, message: 'Validation error occurred' },
  tooMany: { status: 429, message: 'Too many requests.' },
  internal: { status: 500, message: 'Internal server error.' },
  unavailable: { status: 503, message: 'Service unavailable.' },
} as const;

export type Refusal = keyof typeof refusals;

/** Message codes by field; the web translates them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export class AppError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly fields: FieldErrors = {},
    /** Seconds after which a retry makes sense; only with tooMany and unavailable. */
    readonly retryAfterSeconds?: number,
    /** Details that a program can use, beside the codes; sent unchanged, under their name. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(refusals[refusal].message);
    this.name = 'AppError';
  }
}

export function invalid(field: string, code: string): AppError {
  return new AppError('invalid', { [field]: [code] });
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}

const BY_MESSAGE = new Map<string, Refusal>(Object.entries(refusals).map(([name, { message }]) => [message, name as Refusal])); // keys of `refusals`
const BY_STATUS = new Map<number, Refusal>(Object.entries(refusals).map(([name, { status }]) => [status, name as Refusal])); // keys of `refusals`

/** The refusal of a reply: by its exact message first, because 403 has two. */
export function refusalOf({ status, message }: { status?: number; message?: string }): Refusal {
  return BY_MESSAGE.get(message ?? '') ?? (status === 403 ? 'unauthorized' : BY_STATUS.get(status ?? 0)) ?? 'internal';
}
