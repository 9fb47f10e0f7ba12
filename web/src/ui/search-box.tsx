import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Asks when the typing pauses. What was asked lives in the address, so it comes in and goes out. */
export function SearchBox({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const [draft, setDraft] = useState(value);
  const [start] = useState(() => window.location.pathname);
  useEffect(() => {
    if (draft.trim() === value) return;
    // A reader who has gone on to another screen meanwhile must not be called back by the address this writes.
    const timer = setTimeout(() => window.location.pathname === start && onSearch(draft.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={14} />}
      w={280}
      maw="100%"
      value={draft}
      onChange={event => setDraft(event.currentTarget.value)}
    />
  );
}
