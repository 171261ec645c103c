import { callNames, calls } from '@runehold/protocol/hall/calls';
import { jsonSchemas } from '@runehold/protocol/json-schemas';
import { PROTOCOL, WIRE_PATH } from '@runehold/protocol/version';

const refer = (id: string): string => `#/components/schemas/${id}`;

const answered = (description: string, id: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: refer(id) } } },
});

const operationOf = (name: (typeof callNames)[number]) => {
  const { about, method, path } = calls[name];
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
      default: answered('not done, and nothing has changed', 'refused'),
    },
  };
};

/** The published description of everything this server can be asked, made from the schemas that check it. */
export const apiDescription = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of callNames) {
    const { method, path } = calls[name];
    const at = path.replace(/:(\w+)/g, '{$1}');
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Runehold',
      version: String(PROTOCOL),
      description: `Play goes over a WebSocket at ${WIRE_PATH}: one JSON text a message, \`wire.from-client\` one way and \`wire.from-host\` the other.`,
    },
    paths,
    components: { schemas: jsonSchemas(refer) },
  };
};
