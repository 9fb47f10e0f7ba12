import { useText } from '#platform/text';
import { entityKindText, entityTypeText } from './text';

export function useKindName(): (kind: string) => string {
  const t = useText(entityKindText);
  return kind => (Object.hasOwn(entityKindText, kind) ? t(kind as keyof typeof entityKindText) : kind); // checked by hasOwn
}

export function useTypeName(): (type: string) => string {
  const t = useText(entityTypeText);
  return type => (Object.hasOwn(entityTypeText, type) ? t(type as keyof typeof entityTypeText) : type); // checked by hasOwn
}

export function KindName({ kind }: { kind: string }) {
  return useKindName()(kind);
}

export function TypeName({ type }: { type: string }) {
  return useTypeName()(type);
}
