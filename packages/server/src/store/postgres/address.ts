/** Whether a database is a PostgreSQL server's, and not a file. */
export const isPostgres = (database: string): boolean => /^postgres(?:ql)?:\/\//.test(database);

/** The address of a database as it may be shown: whoever reads it does not learn the password. */
export const shownAddress = (database: string): string =>
  isPostgres(database) ? database.replace(/\/\/[^@/]*@/, '//').replace(/\?.*$/, '') : database;
