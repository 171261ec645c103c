/**
 * A bot for Runehold that knows no rules: it sits down where it is invited, or at the table that it is given, and answers
 * whatever it is asked by chance. Needs Node 22.18 or later, which reads TypeScript, or `npx tsx`:
 *
 *     RUNEHOLD_TOKEN=rh_… node bot.ts https://games.example.org [table]
 */
const [house = 'http://localhost:3000', table] = process.argv.slice(2);
const headers = {
  authorization: `Bearer ${process.env['RUNEHOLD_TOKEN']}`,
  'content-type': 'application/json',
};

type Option = { code: number };
type Ask = {
  id: string;
  kind: string;
  min: number;
  max: number;
  options: Option[];
  absent: number[];
  answered?: number[];
};
type View = { seq: number; asks: Ask[] };
type Event = { type: 'your-move' | 'over' | 'invited' | 'room-ready'; table: string };

/** Asks the house for something; waits and asks again where that was too much at once. */
const request = async (path: string, body?: object): Promise<Response> => {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${house}/api/v1${path}`, { headers, ...post });
  if (response.status !== 429) return response;
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  await new Promise(resolve => setTimeout(resolve, seconds * 1000));
  return request(path, body);
};

/** The same, read; what was refused is told and comes to nothing: a later event says how things stand then. */
const api = async <T>(path: string, body?: object): Promise<T | undefined> => {
  const response = await request(path, body);
  if (response.ok) return (await response.json()) as T;
  console.error(path, response.status, await response.text());
  return undefined;
};

/** The lines of a stream as they come, without the empty ones that only say that the house is there. */
async function* lines(path: string): AsyncGenerator<Event> {
  let text = '';
  for await (const chunk of (await request(path)).body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const found = (text + chunk).split('\n');
    text = found.pop() ?? '';
    for (const line of found) if (line !== '') yield JSON.parse(line) as Event;
  }
}

const below = (n: number): number => Math.floor(Math.random() * n);

/** An answer, or nothing where an absent player's is good enough. A better bot begins here. */
const choose = ({ kind, options, min, max }: Ask): number[] | undefined => {
  if (kind === 'one') return [options[below(options.length)].code];
  if (kind === 'number') return [min + below(max - min + 1)];
  return kind === 'yes' ? [below(2)] : undefined;
};

if (table !== undefined) await api(`/tables/${table}/sit`, {});
for await (const event of lines('/events')) {
  const at = `/tables/${event.table}`;
  if (event.type === 'invited') await api(`${at}/sit`, {});
  if (event.type === 'invited' || event.type === 'room-ready') await api(`${at}/ready`, { on: true });
  if (event.type === 'your-move') {
    const view = await api<View>(`${at}/view`);
    const ask = view?.asks.find(({ answered }) => answered === undefined);
    if (view && ask)
      await api(`${at}/answer`, { ask: ask.id, seq: view.seq, reply: choose(ask) ?? ask.absent });
  }
  if (event.type === 'over' && event.table === table) break;
}
console.log('over');
process.exit();
