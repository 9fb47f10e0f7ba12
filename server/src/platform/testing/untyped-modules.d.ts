/** The file store used by tests has no types; these are the parts we use. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';
  type Options = {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };
  class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo | string>;
    close(): Promise<void>;
  }
  export { S3rver as default };
}
