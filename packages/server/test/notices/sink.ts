import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A letter as it was handed in. */
export type Received = { readonly to: readonly string[]; readonly raw: string };

/** A mail server on this machine that keeps every letter, or refuses them with a number. */
export class Sink {
  readonly letters: Received[] = [];
  refuses: number | undefined;
  url = '';

  static async open(): Promise<Sink> {
    const sink = new Sink();
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (sink.refuses !== undefined) {
            done(Object.assign(new Error('not taken'), { responseCode: sink.refuses }));
            return;
          }
          const to = session.envelope.rcptTo.map(({ address }) => address);
          sink.letters.push({ to, raw: Buffer.concat(parts).toString() });
          done();
        });
      },
    });
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())));
    sink.url = `smtp://keeper:word@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    return sink;
  }
}

/** The lines of the head, put together where they were broken. */
export const headOf = ({ raw }: Received): Readonly<Record<string, string>> =>
  Object.fromEntries(
    raw
      .split('\r\n\r\n')[0]
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map(line => [line.split(':')[0].toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

/** The parts of a letter as they are read: plain text and page. */
export const partsOf = ({ raw }: Received): { readonly text: string; readonly html: string } => {
  const part = (type: string): string => {
    const from = raw.indexOf(`Content-Type: ${type}`);
    const [head, body = ''] = [
      raw.slice(from, raw.indexOf('\r\n\r\n', from)),
      raw.slice(raw.indexOf('\r\n\r\n', from) + 4).split('\r\n--')[0],
    ];
    if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
    if (!/quoted-printable/i.test(head)) return body;
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  };
  return { text: part('text/plain'), html: part('text/html') };
};
