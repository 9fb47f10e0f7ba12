import { Checkbox } from '@mantine/core';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { SetSecondPersonDocument } from './month-end.gen';
import { monthEndText } from './text';

/** The organisation's rule, set by its administrators. */
export function SecondPerson({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const t = useText(monthEndText);
  return (
    <Panel title={t('publishing')}>
      <Checkbox
        checked={isOn}
        label={t('secondPerson')}
        onChange={({ currentTarget }) => void ask(SetSecondPersonDocument, { secondPerson: currentTarget.checked }).then(onChanged)}
      />
    </Panel>
  );
}
