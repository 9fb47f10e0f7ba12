import { Download } from 'lucide-react';
import { download } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { ListStates } from '#ui/list-states';
import { saveFile } from '#ui/save-file';
import s from './api-docs.module.css';
import { openApiPath, useOpenApi } from './queries';
import { apiDocsText } from './text';

/** The routes a token can open, as the server describes them. */
export function RestRoutes() {
  const t = useText(apiDocsText);
  const language = useLanguage();
  const { data, isError, refetch } = useOpenApi(language);
  const routes = Object.entries(data?.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  return (
    <ListStates
      count={data && routes.length}
      isError={isError}
      onRetry={() => void refetch()}
      empty={t('nothing')}
      next="filter"
      failed={t('failed')}
    >
      <Button
        icon={<Download size={14} />}
        onClick={() => void download(openApiPath(language)).then(file => saveFile('hakaru-openapi.json', file))}
      >
        {t('openapi')}
      </Button>
      <dl className={s.list}>
        {routes.map(({ path, method, summary, parameters, ...operation }) => (
          <div key={`${method} ${path}`}>
            <dt>
              <code>
                {method} {path}
              </code>
            </dt>
            <dd>
              {summary}
              <small>
                {t('scope')}: <code>{operation['x-scope']}</code>
              </small>
              {parameters.map(({ name, description }) => (
                <small key={name}>
                  <code>{name}</code> {description}
                </small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </ListStates>
  );
}
