import type { Language } from '@hakaru/contract/languages';
import { addDays } from '@hakaru/engine/calendar/day';
import type { CalendarEvent } from './event';

/** Events in the iCalendar format (RFC 5545): all-day events, with lines of at most 75 octets. */
export function icalOf(events: readonly CalendarEvent[], { language, stamp }: { language: Language; stamp: Date }): string {
  const at = `${stamp.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const name = language === 'jp' ? '報告スケジュール' : 'Reporting calendar';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hakaru//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(event => [
      'BEGIN:VEVENT',
      `UID:${event.id.replace(/[^A-Za-z0-9.-]/g, '-')}@hakaru`,
      `DTSTAMP:${at}`,
      `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(event.day, 1).replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary(event, language))}`,
      `CATEGORIES:${event.kind}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

/** Calendar programs show only the title, so the title includes the client's name. */
function summary({ kind, titleEn, titleJp, client }: CalendarEvent, language: Language): string {
  const name = language === 'jp' ? titleJp : titleEn;
  const title = client ? `${client[language]} · ${name}` : name;
  return kind === 'deadline' ? (language === 'jp' ? `報告期限：${title}` : `Report due: ${title}`) : title;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const OCTETS = 73;

/** Folds a long line with CRLF and a space, never inside a character. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > OCTETS) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n ');
}
