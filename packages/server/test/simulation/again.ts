import { plants } from './planted.ts';
import { Story } from './story.ts';

/** Tells the story of one seed: `again.ts SEED [FAULT]`, with a fault planted if one is named. */
const [seed = '1', fault] = process.argv.slice(2);
const planted = plants.find(each => each === fault);
const { broken, counted } = await new Story(Number(seed), planted).tell();
for (const each of broken) console.log(each);
console.log(JSON.stringify(counted));
process.exitCode = broken.length === 0 ? 0 : 1;
