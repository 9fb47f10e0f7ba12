import { filled } from '@hakaru/contract/imports';
import { sentencesOf } from './checks/registry';
import type { Finding } from './findings';
import type { Words } from './kinds/kind';

/** A finding in words: what is wrong and what to do, in both languages. */
export function sentencesFor({ code, params }: Pick<Finding, 'code' | 'params'>): { what: Words; todo: Words } {
  const { what, todo } = sentencesOf(code);
  const both = ({ en, jp }: Words): Words => ({ en: filled(en, params), jp: filled(jp, params) });
  return { what: both(what), todo: both(todo) };
}
