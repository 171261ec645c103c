import { randomBytes } from 'node:crypto';
import { scopesOf } from '@runehold/protocol/api/scopes';
import type { OutputOf } from '@runehold/protocol/hall/calls';
import { cleanName } from '@runehold/protocol/parts/clean';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import { hostSays } from '@runehold/protocol/say';
import type { DoorLimits } from '../door/limits.ts';
import type { Accounts } from '../people/accounts.ts';
import { type Caller, type Guests, PROGRAM_MARK } from '../people/guests.ts';
import { isReserved } from '../people/reserved-names.ts';
import { tokenHash } from '../people/tokens.ts';
import type { TokenCalls } from '../platform/calls.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Store } from '../store/store.ts';

export type TokenCallParts = {
  readonly store: Store;
  readonly guests: Guests;
  readonly accounts: Pick<Accounts, 'needProof'>;
  readonly limits: Pick<DoorLimits, 'tokens' | 'bots'>;
  readonly now: () => number;
};

const DAY_MS = 24 * 3_600_000;

/** Enough of a hash to tell one's own tokens apart. */
const shortName = (hash: string): string => hash.slice(0, 16);

/** The calls about programs of a person: whoever lets one in must be found again, so they have an account. */
export const tokenCalls = ({ store, guests, accounts, limits, now }: TokenCallParts): TokenCalls => {
  const { outside } = store;

  const withAccount = ({ account }: Caller): void => {
    if (!account) throw new Refusal(hostSays('refusal.no-account'));
  };

  const programs = async ({ id }: Caller): Promise<OutputOf<'tokens'>> => ({
    tokens: (await outside.tokens(id)).map(({ hash, person, label, scopes, madeAt, expiresAt, usedAt }) => ({
      id: shortName(hash),
      label,
      scopes,
      since: madeAt,
      until: expiresAt,
      ...(usedAt !== undefined && { used: usedAt }),
      ...(person !== id && { bot: person }),
    })),
    bots: (await outside.bots(id)).map(({ id: bot, name, madeAt }) => ({ id: bot, name, since: madeAt })),
  });

  return {
    tokens: programs,
    'make-token': async (caller, { label, scopes, days, bot }) => {
      withAccount(caller);
      // A token lets in whoever has it, for longer than a browser stands open.
      await accounts.needProof(caller);
      if (bot !== undefined && !(await outside.bots(caller.id)).some(({ id }) => id === bot))
        throw new Refusal(hostSays('refusal.no-bot'), 404);
      const possible = scopesOf[bot === undefined ? 'person' : 'bot'];
      if (!scopes.every(scope => possible.includes(scope)))
        throw new Refusal(hostSays('refusal.no-scope'), 403);
      const token = `${PROGRAM_MARK}${randomBytes(32).toString('base64url')}`;
      const hash = tokenHash(token);
      const kept = {
        hash,
        person: bot ?? caller.id,
        owner: caller.id,
        label: cleanName(label) ?? '',
        scopes: possible.filter(scope => scopes.includes(scope)),
        madeAt: now(),
        expiresAt: now() + days * DAY_MS,
      };
      if (!(await outside.addToken(kept, limits.tokens)))
        throw new Refusal(hostSays('refusal.too-many-tokens', { tokens: limits.tokens }));
      return { id: shortName(hash), token };
    },
    'revoke-token': async (caller, { id }) => {
      const meant = (await outside.tokens(caller.id)).find(({ hash }) => shortName(hash) === id);
      if (meant) {
        await outside.revoke(meant.hash);
        guests.tellEnded([meant.hash]);
      }
      return programs(caller);
    },
    'make-bot': async (caller, { name: given }) => {
      withAccount(caller);
      const name = cleanName(given);
      const skeleton = name === undefined ? '' : skeletonOf(name);
      if (name === undefined || skeleton === '') throw new Refusal(hostSays('refusal.name-empty'));
      if (isReserved(skeleton)) throw new Refusal(hostSays('refusal.name-reserved'));
      const id = randomBytes(12).toString('base64url');
      const added = await outside.addBot({ id, name }, skeleton, caller.id, limits.bots);
      if (added === 'taken') throw new Refusal(hostSays('refusal.name-of-account'));
      if (added === 'too-many') throw new Refusal(hostSays('refusal.too-many-bots', { bots: limits.bots }));
      return { id, name };
    },
    'invite-bot': async (caller, { table, name }) => {
      const found = await store.summary(table);
      if (!found) throw new Refusal(hostSays('refusal.no-table'), 404);
      const { host, outsideBots, over } = found.summary;
      if (host !== caller.id) throw new Refusal(hostSays('refusal.not-host'), 403);
      if (!outsideBots) throw new Refusal(hostSays('refusal.no-outside-bots'));
      if (over) throw new Refusal({ key: 'refusal.game-over', args: {} });
      const bot = await outside.botNamed(skeletonOf(name));
      if (!bot) throw new Refusal(hostSays('refusal.no-bot'), 404);
      // Where a password is asked for, whoever is invited by the host has been let in.
      await store.locks.admit(table, bot.id);
      await store.outbox.add([{ person: bot.id, kind: 'invited', table, mark: `${table} ${now()}` }]);
      return {};
    },
  };
};
