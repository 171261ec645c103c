import { fingerprints } from '@runehold/testkit/determinism';
import { game } from '../../src/game.ts';

/** A process of its own prints the fingerprints of random games: `games seed`. */
const [games, seed] = process.argv.slice(2).map(Number);
process.stdout.write(JSON.stringify(fingerprints(game, games, seed)));
