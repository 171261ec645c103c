// A node of a house in a process of its own, on a machine whose clock is wrong by so many milliseconds:
// node-process.mjs SERVER DATABASE NAME PORT NATS SKEW
const [server, database, node, port, bus, skew] = process.argv.slice(2);
const right = Date.now;
Date.now = () => right() + Number(skew);
const { startServer } = await import(server);
const free = { burst: 1e6, everyMs: 1 };
const freely = { person: free, address: free };
const { address } = await startServer({
  ...{ database, node, bus, port: Number(port), host: '127.0.0.1', botPauseMs: 0 },
  complain: what => process.stderr.write(`${node}: ${what}\n`),
  limits: {
    ...{ units: freely, messages: freely, tables: freely, births: free, socketsPerAddress: 10_000 },
    ...{ shed: { imports: 1e9, tables: 1e9, sockets: 1e9 }, windowMs: 0, tablesSet: 10_000 },
  },
});
process.send({ address });
