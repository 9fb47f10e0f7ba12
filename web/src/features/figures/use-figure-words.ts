import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { headlineOf, measureOfKey } from './figure-shape';
import { reasonText } from './measure-text';

/** A figure's value in words with its unit; for a missing one its reason. */
export function useFigureWords(currency = 'JPY'): (key: string, shown: { value: string | null; reason: string | null }) => string {
  const formats = useFormats();
  const reasons = useText(reasonText);
  return (key, { value, reason }) => {
    const measure = measureOfKey(key);
    if (value !== null && measure) return headlineOf(measure, value, { formats, currency });
    return reasons(reason && reason in reasonText ? (reason as keyof typeof reasonText) : 'no_data'); // looked up in the table just before
  };
}
