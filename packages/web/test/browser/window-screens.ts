import type { Guest } from './guest.ts';
import { openGame } from './guest.ts';
import { pictureGame } from './picture-games.ts';
import { playedGame } from './positions.ts';
import { isAskedFor, soughtGame } from './sought-game.ts';

/** The screens that are looked at in every window. */

const pair = { of: 'runewars', holders: ['Mira', 'bot:Bruno'] } as const;

/** A screen: how to come to it, and where the cards are that must be whole on it, if there are any. */
export type WindowScreen = {
  readonly open: (guest: Guest, address: string) => Promise<void>;
  readonly hand?: string;
  /** Whether something is asked: then confirm is in view. */
  readonly isAsked: boolean;
};

const table = (file: () => string, wait = '[data-ask]', hand?: string): WindowScreen => ({
  open: async (guest, address) => {
    await openGame(guest, address, file());
    await guest.page.locator(wait).first().waitFor();
  },
  ...(hand !== undefined && { hand }),
  isAsked: wait === '[data-ask]',
});

const ended = (file: () => string): WindowScreen => ({
  open: async (guest, address) => {
    await openGame(guest, address, file());
    await guest.page.locator('[data-frame]').waitFor();
    await guest.page.locator('a[href^="#/table/"]').last().click();
    await guest.page.locator('[data-course="told"]').waitFor();
  },
  isAsked: false,
});

const room = (path: string, wait: string): WindowScreen => ({
  open: async ({ page }, address) => {
    await page.goto(`${address}#/${path}`);
    await page.locator(wait).first().waitFor();
  },
  isAsked: false,
});

const asked = (prompt: string): WindowScreen =>
  table(() => soughtGame({ ...pair, until: isAskedFor(prompt) }));

const cards = '[data-at^="hand/"]';

export const windowScreens: Readonly<Record<string, WindowScreen>> = {
  'new table': room('new/runewars', 'aside button'),
  'choose faction': table(() => playedGame({ ...pair, seed: 1, until: () => true })),
  'starting units': asked('prompt.starting-units'),
  'nine Orders': table(
    () => pictureGame('nine'),
    '[data-ask]',
    '[data-hand="open"] [data-at^="order/"][data-option]',
  ),
  'a turn with a card to play': table(() =>
    soughtGame({
      ...pair,
      until: match => isAskedFor('prompt.turn')(match) && match.view(0).asks[0].options.length > 1,
    }),
  ),
  'an area to activate': table(() => pictureGame('war')),
  'who marches': asked('prompt.march-units'),
  battle: table(() => pictureGame('clash')),
  'a battle with commanders': table(() => pictureGame('fate')),
  bid: table(() => pictureGame('bid')),
  'the end of Runewars': ended(() => pictureGame('won')),
  'a replay of Runewars': table(() => pictureGame('won'), '[data-frame]'),
  'Rune Age': table(() => pictureGame('table'), '[data-ask]', cards),
  'a siege of Rune Age': table(() => pictureGame('siege'), '[data-ask]', cards),
  'a battle of Rune Age': table(() => pictureGame('battle'), '[data-ask]', cards),
  'the end of Rune Age': ended(() => pictureGame('finished')),
};
