import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Searches when the typing pauses. The search is in the address, so its value comes in and goes out. */
export function SearchBox({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState<string | null>(null);
  // A change of the address from outside, by going back or clearing, is adopted; the echo of our own search is not, because typing may have
  // continued.
  if (value !== known) {
    setKnown(value);
    setAsked(null);
    if (value !== asked) setDraft(value);
  }
  const [start] = useState(() => window.location.pathname);
  useEffect(() => {
    if (draft.trim() === value) return;
    // A user who has moved on to another screen must not be sent back by the address this writes.
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
