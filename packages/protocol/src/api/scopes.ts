import type { FromClient } from '../wire/from-client.ts';

/**
 * What a token allows. A person's programs look (`read`), act at tables for them (`play`), set tables (`host`) and talk
 * (`chat`). At tables a bot account acts as the bot that it is, with `bot`, and never as a person.
 */
export const scopes = ['read', 'play', 'host', 'chat', 'bot'] as const;
export type Scope = (typeof scopes)[number];

/** What tokens of a person, and of a bot account, can allow. */
export const scopesOf: { readonly [K in 'person' | 'bot']: readonly Scope[] } = {
  person: ['read', 'play', 'host', 'chat'],
  bot: ['read', 'bot', 'host', 'chat'],
};

/** What something needs: `act` is `play` for a person and `bot` for a bot account. */
export type Need = 'read' | 'act' | 'host' | 'chat';

/** Whether a token with these scopes may do what needs this. */
export const allows = (granted: readonly Scope[], need: Need, isBot: boolean): boolean =>
  granted.includes(need === 'act' ? (isBot ? 'bot' : 'play') : need);

const others: { readonly [T in FromClient['type']]?: Need } = {
  hello: 'read',
  look: 'read',
  history: 'read',
  moment: 'read',
  odds: 'read',
  hint: 'read',
  ping: 'read',
  say: 'chat',
  hide: 'chat',
  mute: 'chat',
  report: 'chat',
  plan: 'host',
  remove: 'host',
  quiet: 'host',
  start: 'host',
};

/** What a message on the wire needs, where it comes with a token. */
export const needOf = (type: FromClient['type']): Need => others[type] ?? 'act';
