import { readFileSync } from 'node:fs';

/** What may stand in a file instead, since it is a secret: whoever lists processes or services does not see it there. */
const secrets = ['RUNEHOLD_SMTP', 'RUNEHOLD_DATABASE'];

/** What was expected of a setting that names the file of another. */
export type SecretFileExpected = { readonly kind: 'secret-file' | 'once'; readonly of: string };

type Env = Readonly<Record<string, string | undefined>>;
type WrongFile = { readonly name: string; readonly value: string; readonly expected: SecretFileExpected };

const isSet = (value: string | undefined): value is string => (value ?? '') !== '';

/** Settings with secrets read from where `RUNEHOLD_…_FILE` says they are; and which of these cannot be read. */
export const withSecretFiles = (env: Env): { readonly env: Env; readonly wrong: readonly WrongFile[] } => {
  const read: Record<string, string | undefined> = { ...env };
  const wrong: WrongFile[] = [];
  for (const of of secrets) {
    const name = `${of}_FILE`;
    const file = env[name];
    delete read[name];
    if (!isSet(file)) continue;
    if (isSet(env[of])) wrong.push({ name, value: file, expected: { kind: 'once', of } });
    else
      try {
        read[of] = readFileSync(file, 'utf8').trim();
      } catch {
        wrong.push({ name, value: file, expected: { kind: 'secret-file', of } });
      }
  }
  return { env: read, wrong };
};
