import { useLanguage, useText } from '#platform/text';
import { Tag } from '#ui/tag';
import s from './organisations.module.css';
import { typeText } from './text';

/** An organisation's name in the language of the screen. */
export function useNameOf(): (organisation: { nameEn: string; nameJp: string }) => string {
  const language = useLanguage();
  return ({ nameEn, nameJp }) => (language === 'jp' ? nameJp : nameEn);
}

export function useTypeName(): (name: string) => string {
  const t = useText(typeText);
  return name => (Object.hasOwn(typeText, name) ? t(name as keyof typeof typeText) : name); // checked by hasOwn
}

export function TypeName({ name }: { name: string }) {
  return useTypeName()(name);
}

export function Tags({ names }: { names: readonly string[] }) {
  return (
    <span className={s.tags}>
      {names.map(name => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  );
}
