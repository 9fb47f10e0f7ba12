import type { ApiField, ApiType } from '@hakaru/contract/public-api';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { ListStates } from '#ui/list-states';
import { SearchBox } from '#ui/search-box';
import { apiDocsAddress } from './address';
import s from './api-docs.module.css';
import { findInSchema, namedType, type Found } from './find-in-schema';
import { useApiSchema } from './queries';
import { apiDocsText } from './text';

/** Every type a token can query; a type opens with its fields, each of which links to its own type. */
export function SchemaBrowser() {
  const t = useText(apiDocsText);
  const [{ search = '', type }, set] = useAddress(apiDocsAddress);
  const { data, isError, refetch } = useApiSchema();
  const opened = data?.types.find(one => one.name === type);
  const found = data && findInSchema(data, search);
  const count = found && found.roots.length + found.types.length;
  return (
    <>
      <p>{t('english')}</p>
      {!opened && (
        <SearchBox
          label={t('search')}
          value={search}
          onSearch={text => set({ chapter: 'schema', search: text || undefined, type: undefined })}
        />
      )}
      <ListStates count={count} isError={isError} onRetry={() => void refetch()} empty={t('nothing')} next="filter" failed={t('failed')}>
        {opened ? <OpenedType type={opened} /> : found && <Everything found={found} />}
      </ListStates>
    </>
  );
}

function Everything({ found: { roots, types } }: { found: Found }) {
  const t = useText(apiDocsText);
  const questions = roots.filter(({ isChange }) => !isChange);
  const changes = roots.filter(({ isChange }) => isChange);
  const enumerations = types.filter(({ kind }) => kind === 'enum');
  const others = types.filter(({ kind }) => kind !== 'enum');
  return (
    <>
      {questions.length > 0 && <h3>{t('questions')}</h3>}
      <Fields fields={questions} />
      {changes.length > 0 && <h3>{t('changes')}</h3>}
      <Fields fields={changes} />
      {others.length > 0 && <h3>{t('types')}</h3>}
      <Types types={others} />
      {enumerations.length > 0 && <h3>{t('enumerations')}</h3>}
      <Types types={enumerations} />
    </>
  );
}

function Types({ types }: { types: readonly ApiType[] }) {
  return (
    <dl className={s.list} lang="en">
      {types.map(({ name, description }) => (
        <div key={name}>
          <dt>
            <TypeLink type={name} />
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

function OpenedType({ type: { name, description, fields, values } }: { type: ApiType }) {
  const t = useText(apiDocsText);
  return (
    <>
      <p>
        <AppLink to="/docs/api" search={{ chapter: 'schema' }}>
          {t('allTypes')}
        </AppLink>
      </p>
      <h3>{name}</h3>
      <p lang="en">{description}</p>
      <Fields fields={fields} />
      {values.length > 0 && (
        <>
          <h4>{t('values')}</h4>
          <ul className={s.values} lang="en">
            {values.map(value => (
              <li key={value}>
                <code>{value}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Fields({ fields }: { fields: readonly (ApiField & { scope?: string })[] }) {
  const t = useText(apiDocsText);
  return (
    <dl className={s.list} lang="en">
      {fields.map(({ name, type, description, args, scope }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <TypeLink type={type} />
          </dt>
          <dd>
            {description}
            {scope && (
              <small>
                {t('scope')}: <code>{scope}</code>
              </small>
            )}
            {args.map(arg => (
              <small key={arg.name}>
                <code>{arg.name}</code> <TypeLink type={arg.type} /> {arg.description}
              </small>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TypeLink({ type }: { type: string }) {
  return (
    <AppLink to="/docs/api" search={{ chapter: 'schema', type: namedType(type) }} className={s.type}>
      {type}
    </AppLink>
  );
}
