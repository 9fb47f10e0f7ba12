import type { GraphQLSchema } from 'graphql';

/** What the tools use of the server. It has no exports, so they load it by path and declare here what they expect. */
type ServerModules = {
  schema: { schema: GraphQLSchema };
  /** Loaded because it sets how the driver parses types. */
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
