import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/text';
import type { BoundField } from '#ui/form/use-form';
import { intakesText } from './text';

type Props = { field: BoundField; senders: readonly string[]; errors: Readonly<Record<string, string>> };

/** Addresses, one per line. An error of any of them is shown once the field is left. */
export function SendersField({ field: { form, name }, senders, errors }: Props) {
  const t = useText(intakesText);
  const [text, setText] = useState(senders.join('\n'));
  const failure = Object.entries(errors).find(([key]) => key === name || key.startsWith(`${name}.`))?.[1];
  const leave = () => {
    form.check(name);
    for (const index of senders.keys()) form.check(`${name}.${index}`);
  };
  return (
    <Textarea
      label={t('senders')}
      description={t('sendersHint')}
      error={failure}
      rows={3}
      spellCheck={false}
      autoComplete="off"
      data-field={name}
      value={text}
      onChange={event => {
        setText(event.currentTarget.value);
        form.set(name, addressesIn(event.currentTarget.value));
      }}
      onBlur={leave}
    />
  );
}

const addressesIn = (text: string): string[] => text.split(/[\n,;]/).map(line => line.trim()).filter(Boolean); // oxfmt-ignore
