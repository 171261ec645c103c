import { FastChance } from '@runehold/kernel/chance/fast';
import { expect, test } from 'vitest';
import { anyReply } from '../driver/play.ts';
import { botOf, ownerAndBot, welcoming } from '../driver/program.ts';
import { serve } from '../driver/server.ts';

test.each(['masquerade', 'rune-age', 'runewars'])(
  'what a program is shown of %s is byte for byte what a page on its seat is shown',
  async game => {
    const { address } = await serve();
    const { owner, bot } = await ownerAndBot(address);
    const other = await botOf(owner, 'Sprocket');
    const table = await welcoming(owner, game, 2);
    for (const each of [bot, other]) await each.call('v1.sit', { table });
    const rng = new FastChance(11);
    let looked = 0;
    for (let n = 0; n < 24; n++)
      for (const [seat, each] of [bot, other].entries()) {
        const shown = await each.try('v1.view', { table });
        // A page that comes now, on the other door, from the same seat: nothing it has was kept from before.
        const page = await each.connect();
        await page.hello(table, { viewer: seat });
        expect(page.state?.seq).toBe(shown.body.seq);
        expect(shown.text.endsWith(JSON.stringify(page.state?.view).slice(1))).toBe(true);
        expect(shown.body.viewer).toBe(seat);
        page.cut();
        looked++;
        const ask = shown.body.asks.find(({ answered }) => answered === undefined);
        if (ask && !shown.body.over) {
          const reply = anyReply(ask, rng);
          await each.try('v1.answer', { table, ask: ask.id, seq: shown.body.seq, reply });
        }
      }
    expect(looked).toBe(48);
    // Whoever sits elsewhere, or nowhere, sees what everybody may.
    const watcher = await botOf(owner, 'Widget');
    const outside = await watcher.try('v1.view', { table });
    const stranger = await watcher.connect();
    await stranger.hello(table);
    expect(outside.body.viewer).toBe('spectator');
    expect(outside.text.endsWith(JSON.stringify(stranger.state?.view).slice(1))).toBe(true);
  },
);
