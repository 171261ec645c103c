import { z } from 'zod';
import type { Call } from './call.ts';
import {
  mailAddress,
  myNotices,
  noticeSettings,
  pushGone,
  pushPlace,
  webhookAddress,
  whichChannel,
} from './notices.ts';
import { routes } from './routes.ts';

/** What people can ask about how they are told of things while they are not looking. */
export const noticeCalls = {
  notices: {
    ...routes.notices,
    about: 'How I am told of things while I am not looking.',
    input: z.object({}),
    output: myNotices,
  },
  'set-notices': {
    ...routes['set-notices'],
    about: 'Says when what is told by which channel, in which language, and when it is quiet.',
    input: noticeSettings,
    output: myNotices,
  },
  'set-mail': {
    ...routes['set-mail'],
    about:
      'Has letters sent to an address, once whoever reads it has said that it is right; empty for no letters.',
    input: mailAddress,
    output: myNotices,
  },
  'add-push': {
    ...routes['add-push'],
    about: 'Has a browser told, at the place that its push service gave it.',
    input: pushPlace,
    output: myNotices,
  },
  'drop-push': {
    ...routes['drop-push'],
    about: 'Has a browser told no longer.',
    input: pushGone,
    output: myNotices,
  },
  'set-webhook': {
    ...routes['set-webhook'],
    about: 'Has a public address of my own called, signed with a secret that is made for it; empty for none.',
    input: webhookAddress,
    output: myNotices,
  },
  'test-notice': {
    ...routes['test-notice'],
    about: 'Sends me a notice by a channel, to see whether it comes.',
    input: whichChannel,
    output: z.object({}),
  },
} as const satisfies Readonly<Record<string, Call>>;
