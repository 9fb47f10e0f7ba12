import type { GraphQLSchema } from 'graphql';

/** What the tools use of the server. It declares no exports, so they load it by address, and say here what they expect to find. */
type ServerModules = {
  schema: { schema: GraphQLSchema };
  /** Loaded for the types it has the driver read. */
  'platform/db': object;
  'platform/postgres-location': { findLocation(dataDir: string): { cluster: string } };
  'platform/postgres-process': { findPostmaster(cluster: string): { pid: number } | undefined };
  'platform/migrate': { migrate(options: { ownerUrl: string; appRole: string }): Promise<string[]> };
  'platform/embedded-postgres': {
    APP_ROLE: string;
    startEmbeddedPostgres(options: {
      dataDir: string;
      durable: boolean;
      log: { info(message: string): void; warn(message: string): void };
    }): Promise<{ ownerUrl: string; stop(): Promise<void> }>;
  };
};

export async function loadServer<Name extends keyof ServerModules>(name: Name): Promise<ServerModules[Name]> {
  const loaded: ServerModules[Name] = await import(new URL(`../../server/src/${name}.ts`, import.meta.url).href);
  return loaded;
}
