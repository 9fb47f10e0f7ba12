import { PEERS_MAX, type PeerMember } from '@hakaru/contract/manager-comparisons';
import { MultiSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/text';
import { usePeerNames } from './names';
import type { Peer } from './queries';
import { comparisonText } from './text';

type Props = { peers: readonly Peer[]; members: readonly PeerMember[]; onChange: (members: readonly PeerMember[]) => void };

const memberOf = ({ assetId, entityId }: PeerMember): PeerMember => ({ assetId, entityId });

/** The mandates to compare, by client; codes can be pasted from a list. */
export function PeerChoice({ peers, members, onChange }: Props) {
  const t = useText(comparisonText);
  const names = usePeerNames();
  const clients = [...new Set(peers.map(names.client))];
  const data = clients.map(group => ({
    group,
    items: peers.filter(peer => names.client(peer) === group).map(peer => ({ value: peer.entityId, label: names.mandate(peer) })),
  }));
  return (
    <MultiSelect
      label={t('peers')}
      description={t('peersHint')}
      searchable
      clearable
      maxValues={PEERS_MAX}
      value={members.map(({ entityId }) => entityId)}
      data={data}
      onChange={ids => onChange(ids.flatMap(id => peers.filter(({ entityId }) => entityId === id).map(memberOf)))}
    />
  );
}

export function CodeEntry({ peers, members, onChange }: Props) {
  const t = useText(comparisonText);
  const [failure, setFailure] = useState<string | null>(null);
  const [text, setText] = useState('');
  const add = (given: string) => {
    const codes = given
      .normalize('NFKC')
      .toUpperCase()
      .split(/[\s,、;]+/u)
      .filter(Boolean);
    if (codes.length === 0) return;
    const found = peers.filter(({ ref }) => codes.includes(ref));
    const unknown = codes.filter(code => !peers.some(({ ref }) => ref === code));
    const added = found.filter(({ entityId }) => !members.some(member => member.entityId === entityId)).map(memberOf);
    const isTooMany = members.length + added.length > PEERS_MAX;
    if (!isTooMany && added.length > 0) onChange([...members, ...added]);
    setFailure(isTooMany ? t('tooMany', { n: PEERS_MAX }) : unknown.length > 0 ? t('codesUnknown', { codes: unknown.join(', ') }) : null);
    setText('');
  };
  return (
    <Textarea
      label={t('codes')}
      description={t('codesHint')}
      error={failure}
      autosize
      minRows={1}
      maxRows={3}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
      onPaste={event => {
        event.preventDefault();
        add(event.clipboardData.getData('text'));
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add(text);
      }}
    />
  );
}
