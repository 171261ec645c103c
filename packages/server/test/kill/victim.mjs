// A server to be killed. It gets ready, waits for the word, serves and says where.
const [, , module, database] = process.argv;
const { startServer } = await import(module);
// Games are read in before they are needed: the interesting instants are those after.
const { shelf } = await import('@runehold/shelf/shelf');
for (const game of shelf.games) await game.pack();
const free = { burst: 1e6, everyMs: 1 };
const freely = { person: free, address: free };
process.once('message', async () => {
  const { address } = await startServer({
    database,
    host: '127.0.0.1',
    port: 0,
    botPauseMs: 0,
    limits: {
      socketsPerAddress: 10_000,
      units: freely,
      messages: freely,
      chat: freely,
      tables: freely,
      births: free,
      tablesSet: 10_000,
      tablesListed: 10_000,
      windowMs: 0,
      shed: { imports: 1e9, tables: 1e9, sockets: 1e9 },
    },
    complain: what => console.error(what),
  });
  process.send({ address });
});
process.send('ready');
