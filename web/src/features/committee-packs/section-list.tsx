import { packSections, type PackSection } from '@hakaru/contract/committee-packs';
import { Checkbox } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import s from './committee-packs.module.css';
import { sectionText } from './section-text';
import { committeePackText } from './text';

type ListProps = { chosen: readonly PackSection[]; missing: ReadonlyMap<string, string>; onChange: (next: PackSection[]) => void };

/** The chosen sections in their order, then the others; those that cannot be in the pack show the reason. */
export function SectionList({ chosen, missing, onChange }: ListProps) {
  const t = useText(committeePackText);
  const nameOf = useText(sectionText);
  const others = packSections.filter(section => !chosen.includes(section));
  const move = (section: PackSection, by: number) => {
    const at = chosen.indexOf(section);
    const next = chosen.filter(one => one !== section);
    next.splice(at + by, 0, section);
    onChange(next);
  };
  const toggle = (section: PackSection, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, section] : chosen.filter(one => one !== section));
  return (
    <fieldset className={s.sections}>
      <legend>{t('sections')}</legend>
      <ul className={s.list}>
        {[...chosen, ...others].map((section, at) => {
          const miss = missing.get(section);
          const isChosen = chosen.includes(section);
          const name = nameOf(section);
          return (
            <li key={section} className={s.section}>
              <Checkbox
                label={name}
                description={miss === 'package' ? t('package') : miss ? t('noData') : undefined}
                checked={isChosen}
                onChange={event => toggle(section, event.currentTarget.checked)}
              />
              {isChosen && (
                <span className={s.moves}>
                  <IconButton
                    label={t('up', { name })}
                    icon={<ArrowUp size={14} />}
                    disabled={at === 0}
                    onClick={() => move(section, -1)}
                  />
                  <IconButton
                    label={t('down', { name })}
                    icon={<ArrowDown size={14} />}
                    disabled={at === chosen.length - 1}
                    onClick={() => move(section, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
