import type { TestProject } from 'vitest/node';
import { Postgres } from '../driver/postgres.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: this is how vitest learns of it.
  export interface ProvidedContext {
    /** The address of the PostgreSQL server that these tests share. */
    postgres: string;
  }
}

/** Starts one PostgreSQL server for all tests of the store: each of them has a database of its own there. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await Postgres.make();
  project.provide('postgres', server.addressOf('postgres'));
  return () => server.remove();
};
