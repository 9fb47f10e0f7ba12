import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { useCallback, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { isCancelled } from '#platform/api';
import { isFault, reportFault } from '#platform/query';
import { useLanguage, type Texts } from '#platform/text';
import { failureWords, useCodeWords } from './code-words';
import { read, write } from './field-path';

export type FormValues = Readonly<Record<string, unknown>>;
type Schema = z.ZodMiniType<unknown, FormValues>;
type Codes = Readonly<Record<string, string>>;

/** One field of one form, as the field components take it: `<TextField {...form.field('email')} label={…} />`. */
export type BoundField = { form: FormCore; name: string };

/** What the field components need; pages use AppForm. */
export type FormCore = {
  value: (name: string) => unknown;
  set: (name: string, value: unknown) => void;
  /** The user has left the field: from now on its errors are shown. */
  check: (name: string) => void;
  error: (name: string) => string | null;
  submitting: boolean;
};

export type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

export type AppForm<Values, Output> = {
  values: Values;
  field: (name: FieldName<Values>) => BoundField;
  setValue: (name: FieldName<Values>, value: unknown) => void;
  reset: () => void;
  /** Whether the values satisfy the schema. */
  isValid: boolean;
  isDirty: boolean;
  submitting: boolean;
  /** The message of a failure that belongs to no field. */
  failure: string | null;
  /** The messages now shown, by field. */
  errors: Readonly<Record<string, string>>;
  /** Sends the parsed values once; the server's field errors are shown at the fields. Resolves to whether it succeeded. */
  submit: (save: (values: Output) => Promise<unknown>) => Promise<boolean>;
};

/**
 * A form validated by the contract's schema. Keep it in a component of its own, because each keystroke renders that component. `words` are
 * messages for codes that only this form has. Errors are derived, never stored: the server's codes until their field is edited, and the
 * schema's codes for fields the user has left. So the error of a rule across two fields appears and disappears at one while the other is
 * edited.
 */
export function useForm<S extends Schema>(schema: S, initial: z.input<S>, words?: Texts): AppForm<z.input<S>, z.output<S>> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(NONE);
  const [refused, setRefused] = useState<Codes>({});
  const codes = useMemo(() => firstCodes(schema, values), [schema, values]);
  const errors = useErrors({ codes, left, refused, ...(words ? { words } : {}) });
  const { submitting, failure, submit, forgive } = useSubmit(schema, values, setRefused);

  const set = useCallback((name: string, value: unknown) => {
    setValues(before => write(before, name, value));
    setLeft(before => without(before, name));
    setRefused(({ [name]: _, ...others }) => others);
  }, []);
  const check = useCallback((name: string) => setLeft(before => (before.has(name) ? before : new Set([...before, name]))), []);
  const core = useMemo<FormCore>(
    () => ({ value: name => read(values, name), set, check, error: name => errors[name] ?? null, submitting }),
    [values, set, check, errors, submitting],
  );
  return {
    values,
    field: name => ({ form: core, name }),
    setValue: set,
    reset: () => {
      setStart(initial);
      setValues(initial);
      setLeft(NONE);
      setRefused({});
      forgive();
    },
    isValid: Object.keys(codes).length === 0,
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    submitting,
    failure,
    errors,
    submit,
  };
}

const NONE: ReadonlySet<string> = new Set();

function useErrors({ codes, left, refused, words }: { codes: Codes; left: ReadonlySet<string>; refused: Codes; words?: Texts }): Codes {
  const say = useCodeWords(words);
  return useMemo(() => {
    const shown = { ...Object.fromEntries(Object.entries(codes).filter(([name]) => left.has(name))), ...refused };
    return Object.fromEntries(Object.entries(shown).map(([name, code]) => [name, say(code)]));
  }, [codes, left, refused, say]);
}

function useSubmit<S extends Schema>(schema: S, values: z.input<S>, setRefused: (codes: Codes) => void) {
  const language = useLanguage();
  const [submitting, setSubmitting] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const running = useRef(false);
  const submit = async (save: (values: z.output<S>) => Promise<unknown>) => {
    if (running.current) return false; // a second Enter before the button is disabled
    running.current = true;
    setSubmitting(true);
    setFailed(null);
    try {
      await save(parse(schema, values) as z.output<S>); // parse returns the schema's output
      return true;
    } catch (error) {
      const { onFields, rest } = sort(error, values);
      setRefused(onFields);
      focusFirst(Object.keys(onFields));
      if (rest) setFailed({ error: rest });
      if (isFault(error)) reportFault(error);
      return false;
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };
  const failure = failed ? failureWords(failed.error, language) : null;
  return { submitting, submit, failure, forgive: () => setFailed(null) };
}

/** Codes of fields in this form are shown at the fields; anything else is shown above the buttons. */
function sort(error: unknown, values: FormValues): { onFields: Codes; rest: unknown } {
  if (isCancelled(error)) return { onFields: {}, rest: null };
  if (!(error instanceof AppError) || error.refusal !== 'invalid') return { onFields: {}, rest: error };
  const entries = Object.entries(error.fields).map(([name, [code = 'invalid']]) => [name, code] as const);
  const onFields = Object.fromEntries(entries.filter(([name]) => (name.split('.')[0] ?? '') in values));
  return { onFields, rest: Object.keys(onFields).length === entries.length && entries.length > 0 ? null : error };
}

function firstCodes(schema: Schema, values: FormValues): Codes {
  try {
    parse(schema, values);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.fromEntries(Object.entries(error.fields).map(([name, [code = 'invalid']]) => [name, code]));
  }
}

function focusFirst([name]: readonly string[]): void {
  if (name) requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)?.focus());
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  if (!names.has(name)) return names;
  return new Set([...names].filter(other => other !== name));
}
