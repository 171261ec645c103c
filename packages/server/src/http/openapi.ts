import { apiCalls, apiNames } from '@runehold/protocol/api/calls';
import { eventsRoute } from '@runehold/protocol/api/routes';
import { callNames, calls } from '@runehold/protocol/hall/calls';
import { jsonSchemas } from '@runehold/protocol/json-schemas';
import { PROTOCOL, WIRE_PATH } from '@runehold/protocol/version';

const refer = (id: string): string => `#/components/schemas/${id}`;

const answered = (description: string, id: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: refer(id) } } },
});

const refused = answered('not done, and nothing has changed', 'refused');

const ndjson = { 'application/x-ndjson': { schema: { $ref: refer('v1.event') } } };

type Described = { readonly about: string; readonly method: string; readonly path: string };

const operationOf = (name: string, { about, method, path }: Described) => {
  return {
    operationId: name,
    summary: about,
    ...(path.includes(':') && {
      parameters: [...path.matchAll(/:(\w+)/g)].map(([, part]) => ({
        name: part,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
    }),
    ...(method === 'POST' && {
      requestBody: { required: true, ...answered('what is asked', `${name}.input`) },
    }),
    responses: {
      200: answered('done', `${name}.output`),
      default: refused,
    },
  };
};

/** The published description of everything this server can be asked, made from the schemas that check it. */
export const apiDescription = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  const describe = (name: string, call: Described, more: object = {}): void => {
    const at = call.path.replace(/:(\w+)/g, '{$1}');
    paths[at] = { ...paths[at], [call.method.toLowerCase()]: { ...operationOf(name, call), ...more } };
  };
  for (const name of callNames) describe(name, calls[name]);
  // What programs ask for shows a token; the rest is for pages.
  const security = [{ token: [] }];
  for (const name of apiNames) describe(name, apiCalls[name], { security });
  const events = {
    ...eventsRoute,
    about: 'What happens to me, a line of JSON for each; an empty line every seven seconds.',
  };
  const lines = { ...answered('lines', 'v1.event'), content: ndjson };
  describe('v1.events', events, { security, responses: { 200: lines, default: refused } });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Runehold',
      version: String(PROTOCOL),
      description: `Play goes over a WebSocket at ${WIRE_PATH}: one JSON text a message, \`wire.from-client\` one way and \`wire.from-host\` the other.`,
    },
    paths,
    components: {
      schemas: jsonSchemas(refer),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
};
