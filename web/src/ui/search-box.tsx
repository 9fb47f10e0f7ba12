import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Asks when the typing pauses. What was asked lives in the address, so it comes in and goes out. */
export function SearchBox({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState<string | null>(null);
  // An address that changed without us, by going back or clearing, is followed; the echo of our own asking is not, as typing goes on.
  if (value !== known) {
    setKnown(value);
    setAsked(null);
    if (value !== asked) setDraft(value);
  }
  const [start] = useState(() => window.location.pathname);
  useEffect(() => {
    if (draft.trim() === value) return;
    // A reader who has gone on to another screen meanwhile must not be called back by the address this writes.
    const timer = setTimeout(() => {
      if (window.location.pathname !== start) return;
      setAsked(draft.trim());
      onSearch(draft.trim());
    }, PAUSE_MS);
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
