import { limits } from '@runehold/protocol/limits';
import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import { Field } from './parts.tsx';

type TypedProps = { readonly value: string; onType(value: string): void };

/** What an account is called, known to password managers as that. */
export const NameField = ({ value, onType }: TypedProps): ReactNode => (
  <Field
    label={useSpeaker().say('account.name')}
    value={value}
    maxLength={limits.name}
    autoComplete="username"
    onChange={event => onType(event.currentTarget.value)}
  />
);

/** The password that an account has. */
export const PasswordField = ({ value, onType }: TypedProps): ReactNode => (
  <Field
    label={useSpeaker().say('account.password')}
    type="password"
    value={value}
    maxLength={limits.accountPassword}
    autoComplete="current-password"
    onChange={event => onType(event.currentTarget.value)}
  />
);
