/** What is wrong with an address setting, as the end of a sentence that begins with the setting's name; null if nothing is. */
type Wrong = (value: string) => string | null;

const parsed = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

export const databaseWrong: Wrong = value => {
  const url = parsed(value);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return 'must look like postgres://user:password@host:5432/hakaru';
  if (!url.username) return 'must name its role: postgres://user:password@host:5432/hakaru';
  // A socket's folder may be given in the query instead.
  if (!url.hostname && !url.searchParams.get('host')) return 'must name its host: postgres://user:password@host:5432/hakaru';
  if (url.pathname.length < 2) return 'must name its database after the host: postgres://user:password@host:5432/hakaru';
  return null;
};

const FILES_EXAMPLE = 's3://bucket/prefix?endpoint=https://…&region=ap-northeast-1';

export const filesWrong: Wrong = value => {
  const url = parsed(value);
  if (!url || url.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return `must look like ${FILES_EXAMPLE}`;
  if (url.username || url.password)
    return 'must not hold credentials: they come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the role of the machine';
  const strange = [...url.searchParams.keys()].find(name => name !== 'endpoint' && name !== 'region');
  if (strange) return `must not have ${strange}=: after the question mark stand endpoint= and region= alone`;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:$/.test(parsed(endpoint)?.protocol ?? '')) return 'must have an http(s) address as endpoint=';
  if (!/^[a-z0-9-]+$/.test(url.searchParams.get('region') ?? 'ap-northeast-1')) return 'must have a region= such as ap-northeast-1';
  return null;
};

export const smtpWrong: Wrong = value => {
  const url = parsed(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return 'must look like smtps://user:password@mail.example.jp';
  if (url.username && !url.password) return 'must have a password beside its user, or neither';
  if (url.search || url.pathname.length > 1) return 'must end with its host or port: smtps://user:password@mail.example.jp:465';
  return null;
};

export const gptWrong: Wrong = value => {
  const url = parsed(value);
  if (!url || !/^https?:$/.test(url.protocol)) return 'must look like https://api.example.com/v1';
  if (url.username || url.password) return 'must not hold credentials: they go into GPT_KEY';
  if (url.search || url.hash) return 'must end with its path: https://api.example.com/v1';
  return null;
};

type Gpt = { gptUrl?: string | undefined; gptModel?: string | undefined; gptKey?: string | undefined };

/** Checks the provider's settings in combination; returns a whole sentence. */
export function gptApart({ gptUrl, gptModel, gptKey }: Gpt, isProduction: boolean): string | null {
  if (gptUrl && !gptModel) return 'GPT_MODEL must be set beside GPT_URL: the name of the model that is asked.';
  if (!gptUrl && gptModel) return 'GPT_URL must be set beside GPT_MODEL: the address of the provider.';
  if (!gptUrl && gptKey) return 'GPT_URL must be set beside GPT_KEY: the address of the provider.';
  const url = gptUrl ? parsed(gptUrl) : null;
  if (isProduction && url?.protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    return 'GPT_URL must begin with https:// in production: the text of documents goes there.';
  return null;
}
