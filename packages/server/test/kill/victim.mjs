// A server to be killed. It gets ready, waits for the word, serves and says where.
const [, , module, database] = process.argv;
const { startServer } = await import(module);
// Games are read in before they are needed: the interesting instants are those after.
const { shelf } = await import('@runehold/shelf/shelf');
for (const game of shelf.games) await game.pack();
const free = { burst: 1e6, everyMs: 1 };
process.once('message', async () => {
  const { address } = await startServer({
    database,
    host: '127.0.0.1',
    port: 0,
    botPauseMs: 0,
    trustProxy: false,
    perAddress: 10_000,
    rates: { message: free, say: free, moment: free, call: free, table: free, guest: free },
    complain: what => console.error(what),
  });
  process.send({ address });
});
process.send('ready');
