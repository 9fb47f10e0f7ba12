import type { Reply, TestServer } from './test-server';

/** Sends a file as a browser does. */
export async function sendFile(
  server: TestServer,
  token: string,
  {
    path = '/imports',
    name,
    bytes,
    fields = {},
    headers = {},
  }: { path?: string; name: string; bytes: Buffer; fields?: Record<string, string>; headers?: Record<string, string> },
): Promise<Reply> {
  const boundary = 'hakaru-boundary';
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return await server.call('POST', path, {
    token,
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
}
