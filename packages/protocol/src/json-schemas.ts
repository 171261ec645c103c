import { z } from 'zod';
import { apiCalls, apiEvent, apiNames } from './api/calls.ts';
import { callNames, calls, refusedCall } from './hall/calls.ts';
import { json } from './parts/view.ts';
import { fromClient } from './wire/from-client.ts';
import { fromHost } from './wire/from-host.ts';

/** Everything that crosses the wire, described for those who do not speak our language. `refer` says where each is found. */
export const jsonSchemas = (refer: (id: string) => string): Readonly<Record<string, unknown>> => {
  const registry = z.registry<{ id: string }>();
  for (const name of callNames) {
    registry.add(calls[name].input, { id: `${name}.input` });
    registry.add(calls[name].output, { id: `${name}.output` });
  }
  for (const name of apiNames) {
    registry.add(apiCalls[name].input, { id: `${name}.input` });
    registry.add(apiCalls[name].output, { id: `${name}.output` });
  }
  registry.add(apiEvent, { id: 'v1.event' });
  registry.add(refusedCall, { id: 'refused' });
  registry.add(json, { id: 'json' });
  registry.add(fromClient, { id: 'wire.from-client' });
  registry.add(fromHost, { id: 'wire.from-host' });
  return z.toJSONSchema(registry, { uri: refer, io: 'input' }).schemas;
};
