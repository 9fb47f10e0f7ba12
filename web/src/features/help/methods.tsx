import type { WorkedExample } from '@hakaru/contract/worked-example';
import { workedExamples } from '@hakaru/contract/worked-examples';
import { methodFormula, methodName, WorkedFigure, type MethodId } from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { familyText } from './families-text';
import s from './help.module.css';
import { helpText } from './text';

const METHODS = Object.keys(methodName) as MethodId[]; // the keys of the table
const familyOf = (method: string): string => method.split('.')[0] ?? '';

/** Every method a trace can name, with the formula the trace shows, and an example where one is stored. */
export function Methods({ isFound }: { isFound: (text: string) => boolean }) {
  const language = useLanguage();
  return Object.entries(familyText).map(([family, title]) => {
    const methods = METHODS.filter(one => familyOf(one) === family && isFound(wordsOf(one)));
    if (methods.length === 0) return null;
    return (
      <div key={family}>
        <h3 id={`methods-${family}`}>{title[language]}</h3>
        <dl className={s.methods}>
          {methods.map(method => (
            <Method key={method} method={method} />
          ))}
        </dl>
        {workedExamples
          .filter(one => familyOf(one.method) === family && methods.some(method => method === one.method))
          .map(example => (
            <Example key={example.key} example={example} />
          ))}
      </div>
    );
  });
}

/** The searchable text of a method: its name and formula in both languages. */
export function wordsOf(method: MethodId): string {
  const { [method]: name } = methodName;
  const { [method]: formula } = methodFormula;
  return [name.en, name.jp, formula.en, formula.jp].join(' ');
}

export const methodWords = (): string => METHODS.map(wordsOf).join(' ');

function Method({ method }: { method: MethodId }) {
  const name = useText(methodName);
  const formula = useText(methodFormula);
  return (
    <>
      <dt>{name(method)}</dt>
      <dd>{formula(method)}</dd>
    </>
  );
}

function Example({ example }: { example: WorkedExample }) {
  const t = useText(helpText);
  const name = useText(methodName);
  return (
    <figure className={s.example}>
      <figcaption>
        {t('example')} {name(example.method as MethodId)} {/* stored from a trace; a test requests it again */}
      </figcaption>
      <WorkedFigure example={example} />
    </figure>
  );
}
