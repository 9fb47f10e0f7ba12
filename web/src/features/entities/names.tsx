import { useText } from '#platform/text';
import { entityKindText, entityTypeText } from './text';

export function KindName({ kind }: { kind: string }) {
  const t = useText(entityKindText);
  return Object.hasOwn(entityKindText, kind) ? t(kind as keyof typeof entityKindText) : kind; // asked by its own keys
}

export function TypeName({ type }: { type: string }) {
  const t = useText(entityTypeText);
  return Object.hasOwn(entityTypeText, type) ? t(type as keyof typeof entityTypeText) : type; // asked by its own keys
}
