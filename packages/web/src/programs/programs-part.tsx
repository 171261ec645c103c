import type { OutputOf } from '@runehold/protocol/hall/calls';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import styles from '../account/account.module.css';
import { Refused } from '../account/parts.tsx';
import { useDoing } from '../account/use-account.ts';
import { since } from '../hall/since.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { NewBot } from './new-bot.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenShown } from './token-shown.tsx';

type Programs = OutputOf<'tokens'>;
export type Bot = Programs['bots'][number];
type Token = Programs['tokens'][number];

type TokenRowProps = { readonly token: Token; readonly of: string; readonly busy: boolean; revoke(): void };

const TokenRow = ({ token, of, busy, revoke }: TokenRowProps): ReactNode => {
  const speaker = useSpeaker();
  const label = token.label || speaker.say('programs.token.unnamed');
  const until = new Date(token.until).toLocaleDateString(speaker.language);
  const used =
    token.used === undefined
      ? speaker.say('programs.token.unused')
      : speaker.say('programs.token.used', { since: since(token.used, speaker) });
  return (
    <li>
      <span>
        {label}{' '}
        <small>
          {speaker.say('programs.token.of', { name: of, until })} · {used}
          <br />
          {token.scopes.map(scope => speaker.say(`programs.scope.${scope}`)).join(', ')}
        </small>
      </span>
      <Button
        look="paper"
        disabled={busy}
        aria-label={speaker.say('programs.token.revoke-named', { label })}
        onClick={revoke}
      >
        {speaker.say('programs.token.revoke')}
      </Button>
    </li>
  );
};

/** The programs of whoever has an account: their bots, and the tokens by which they come in. */
export const ProgramsPart = ({ name }: { readonly name: string }): ReactNode => {
  const speaker = useSpeaker();
  const [programs, setPrograms] = useState<Programs>({ tokens: [], bots: [] });
  const [shown, setShown] = useState<string>();
  const { busy, refused, run } = useDoing();
  const refresh = useCallback(async () => setPrograms(await theServer.call('tokens', {})), []);
  useEffect(() => void refresh().catch(() => undefined), [refresh]);
  const { tokens, bots } = programs;
  const nameOf = ({ bot }: Token): string =>
    bot === undefined ? name : (bots.find(({ id }) => id === bot)?.name ?? '');
  return (
    <div className={styles.part} data-programs>
      <h3>{speaker.say('programs.title')}</h3>
      <p>{speaker.say('programs.about')}</p>
      <p>
        <a href="/api/openapi.json">{speaker.say('programs.guide')}</a>
      </p>
      <h4>{speaker.say('programs.bots')}</h4>
      {bots.length === 0 ? <p>{speaker.say('programs.bot.none')}</p> : undefined}
      <ul className={styles.list} data-bots>
        {bots.map(bot => (
          <li key={bot.id}>{speaker.say('programs.marked', { name: bot.name })}</li>
        ))}
      </ul>
      <NewBot onMade={() => void refresh().catch(() => undefined)} />
      <h4>{speaker.say('programs.tokens')}</h4>
      {tokens.length === 0 ? <p>{speaker.say('programs.token.none')}</p> : undefined}
      <ul className={styles.list} data-tokens>
        {tokens.map(token => (
          <TokenRow
            key={token.id}
            token={token}
            of={nameOf(token)}
            busy={busy}
            revoke={() =>
              run(async () => setPrograms(await theServer.call('revoke-token', { id: token.id })))
            }
          />
        ))}
      </ul>
      <Refused reason={refused} />
      {shown === undefined ? (
        <TokenForm
          bots={bots}
          onMade={token => {
            setShown(token);
            void refresh().catch(() => undefined);
          }}
        />
      ) : (
        <TokenShown token={shown} onKept={() => setShown(undefined)} />
      )}
    </div>
  );
};
