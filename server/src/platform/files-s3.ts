import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { asStream, checkedKey, createMeter, newFileKey } from './file-content';
import type { FileStore } from './files-contents';

/** The address is s3://bucket/prefix?endpoint=https://…&region=…; credentials come from the environment, as for AWS tools. */
export function openS3Files(filesUrl: string): FileStore {
  const { bucket, prefix, client } = openBucket(new URL(filesUrl));
  const objectAt = (key: string) => ({ Bucket: bucket, Key: `${prefix}${checkedKey(key)}` });
  return {
    async put(content, { organisationId, contentType, name, key: named }) {
      const key = named ? checkedKey(named) : newFileKey(organisationId);
      const meter = createMeter();
      const source = asStream(content).on('error', error => meter.destroy(error)); // an interrupted upload must not become a short object
      const params = {
        ...objectAt(key),
        Body: source.pipe(meter),
        ContentType: contentType,
        Metadata: { name: encodeURIComponent(name).slice(0, 1000) },
      };
      await new Upload({ client, params }).done();
      return { key, bytes: meter.bytes, sha256: meter.sha256() };
    },
    get: async key => {
      const found = await absentAsNull(client.send(new GetObjectCommand(objectAt(key))));
      return found?.Body instanceof Readable ? found.Body : null;
    },
    head: async key => {
      const found = await absentAsNull(client.send(new HeadObjectCommand(objectAt(key))));
      return found && { bytes: found.ContentLength ?? 0 };
    },
    delete: async key => void (await client.send(new DeleteObjectCommand(objectAt(key)))),
    async probe(how) {
      const trial = { Bucket: bucket, Key: `${prefix}trial` };
      if (how === 'write') await client.send(new PutObjectCommand({ ...trial, Body: 'trial' }));
      // Reading distinguishes a missing bucket from a missing object; HEAD does not.
      await absentAsNull(client.send(new GetObjectCommand(trial)).then(found => found.Body?.transformToString()));
    },
  };
}

function openBucket(url: URL): { bucket: string; prefix: string; client: S3Client } {
  const endpoint = url.searchParams.get('endpoint');
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'ap-northeast-1',
    forcePathStyle: true,
    // The newer default adds a trailer to streamed uploads, which other stores keep as part of the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000 },
    ...(endpoint ? { endpoint } : {}),
  });
  return { bucket: url.hostname, prefix: folder ? `${folder}/` : '', client };
}

async function absentAsNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
    throw error;
  }
}
