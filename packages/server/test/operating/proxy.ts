import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';

const beside = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * A proxy with TLS in front of a server that does what the recipes in deploy/ do: the name that was asked for and the
 * upgrade go on, where somebody came from and how is said, and what they claim of that themselves is not.
 */
export const proxyFor = async (inner: string): Promise<string> => {
  const { hostname, port } = new URL(inner);
  const server = createServer({ key: beside('key.pem'), cert: beside('certificate.pem') });
  const headersOf = (headers: NodeJS.Dict<string | string[]>, from: string | undefined) => ({
    ...headers,
    'x-forwarded-for': from ?? '',
    'x-forwarded-proto': 'https',
  });
  server.on('request', (request, response) => {
    const { method, url: path, headers, socket } = request;
    const further = ask(
      { hostname, port, method, path, headers: headersOf(headers, socket.remoteAddress) },
      answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    further.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(further);
  });
  server.on('upgrade', ({ url, headers, socket: { remoteAddress } }, socket, head) => {
    const inside = connect(Number(port), hostname, () => {
      const lines = Object.entries(headersOf(headers, remoteAddress)).map(
        ([name, value]) => `${name}: ${value}`,
      );
      inside.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      inside.write(head);
      inside.pipe(socket).pipe(inside);
    });
    for (const [one, other] of [
      [inside, socket],
      [socket, inside],
    ])
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://localhost:${(server.address() as AddressInfo).port}`;
};
