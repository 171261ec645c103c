import type { SeenEvent } from '@runehold/kernel/event/event';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { unitIds } from '@runehold/runewars/pools';
import { capitalStrength } from '@runehold/runewars/rules/view/areas';
import { cityToken, type LandToken } from '@runehold/runewars/rules/view/land';
import type { TextKind } from '@runehold/runewars/rules/view/texts';
import type { ReactNode } from 'react';
import { DeckBack, DeckCard } from '../../../kit/deck-card.tsx';
import type { Faction } from '../../../kit/factions.ts';
import { Icon } from '../../../kit/icon.tsx';
import { backs } from '../cards/backs.ts';
import { faceOf, hasFace } from '../cards/faces.tsx';
import { icons } from '../icons.ts';
import { HeroPiece } from '../pieces/hero-piece.tsx';
import { City, Exploration, LandCoin, Peasant } from '../pieces/land-tokens.tsx';
import { Stronghold } from '../pieces/stronghold.tsx';
import { Badge, Rune, Seal, UnitToken } from '../pieces/tokens.tsx';
import { factionAt } from '../sight.ts';
import { FateFace, TacticalFateFace } from '../stage/parts/fate-face.tsx';
import type { Drawing } from '../use-drawing.ts';
import styles from './looks.module.css';
import type { FlyingThing } from './tale.ts';

/** What an event is drawn from. */
export type TaleDrawing = Drawing & { readonly pack: GamePack };

/** Cards and components that an event speaks of, by kind; a number is absent where the viewer was not told which it is. */
const namedIn = (
  { key, args }: SeenEvent,
  { pack }: TaleDrawing,
): { readonly kind: TextKind; readonly it: number | undefined }[] =>
  Object.entries(pack.game.events[key]?.args ?? {}).flatMap(([name, kind]) =>
    hasFace(kind) ? [{ kind, it: args[name] }] : [],
  );

const Token = ({ children }: { children: ReactNode }): ReactNode => (
  <svg className={styles.token} viewBox="-24 -24 48 48" aria-hidden="true">
    {children}
  </svg>
);

const backOf = (kind: TextKind, { speaker }: TaleDrawing): ReactNode => {
  if (!Object.hasOwn(backs, kind)) return undefined;
  const { deck, sign, name } = backs[kind as keyof typeof backs];
  return <DeckBack deck={deck} sign={sign} name={speaker.say(name)} />;
};

const card = (event: SeenEvent, telling: TaleDrawing): ReactNode => {
  // A hero is named as who does it wherever a card is what moves.
  const named = namedIn(event, telling);
  const moved = named.find(({ kind }) => kind !== 'hero') ?? named[0];
  if (moved === undefined) return undefined;
  if (moved.it === undefined) return backOf(moved.kind, telling);
  return <DeckCard face={faceOf(telling, moved.kind, moved.it)} size="small" />;
};

const units = ({ args }: SeenEvent, { sight }: TaleDrawing): ReactNode => {
  const { unit, amount = 1 } = args;
  const { owner, unitClass } = sight.content.units[unit];
  return (
    <Token>
      <UnitToken unit={unitIds[unit]} shape={unitClass} faction={owner} size={40} />
      {amount > 1 ? <Badge x={14} y={13} n={amount} /> : undefined}
    </Token>
  );
};

const hero = ({ args }: SeenEvent, drawing: TaleDrawing): ReactNode => (
  <Token>
    <HeroPiece hero={args['hero']} drawing={drawing} />
  </Token>
);

const fate = ({ args }: SeenEvent, telling: TaleDrawing): ReactNode => {
  const drawn = telling.sight.content.fate.cards[args['fate']];
  if (drawn === undefined)
    return <DeckBack deck="fate" sign={backs.fate.sign} name={telling.speaker.say(backs.fate.name)} />;
  return (
    <span className={styles.fate}>
      <FateFace fate={drawn} />
    </span>
  );
};

const tacticalFate = (event: SeenEvent, telling: TaleDrawing): ReactNode => {
  const { fate: icons } = telling.sight.content.tacticsCards[event.args['card']] ?? {};
  return icons === undefined ? (
    card(event, telling)
  ) : (
    <span className={styles.fate}>
      <TacticalFateFace results={icons} />
    </span>
  );
};

const ownerOf = ({ args }: SeenEvent, { sight }: TaleDrawing): Faction =>
  args['who'] === undefined ? 'neutral' : factionAt(sight, args['who']);

const faces = ['dragon', 'false'] as const;

const coins: Readonly<Record<string, LandToken['face']>> = {
  'area-frozen': 'cryomancy',
  'area-thawed': 'cryomancy',
};

const draws: Readonly<Record<FlyingThing, (event: SeenEvent, telling: TaleDrawing) => ReactNode>> = {
  units,
  hero,
  card,
  fate,
  'tactical-fate': tacticalFate,
  rune: ({ args }) => (
    <Token>
      <g transform="scale(1.4)">
        <Rune look={faces[args['rune']] ?? (args['runes'] === undefined ? 'down' : 'dragon')} isUp />
      </g>
    </Token>
  ),
  seal: (event, telling) => (
    <Token>
      <g transform="scale(1.4)">
        <Seal faction={ownerOf(event, telling)} />
      </g>
    </Token>
  ),
  stronghold: (event, telling) => (
    <Token>
      <Stronghold
        faction={ownerOf(event, telling)}
        strength={telling.sight.content.stronghold.strength.undamaged}
        isDamaged={event.key === 'stronghold-damaged'}
      />
    </Token>
  ),
  capital: (event, telling) => (
    <Token>
      <Stronghold
        faction={ownerOf(event, telling)}
        strength={capitalStrength(telling.sight, event.args['who'])}
        isDamaged={false}
        isCapital
        seats={[undefined, undefined]}
      />
    </Token>
  ),
  city: ({ args }, { sight }) => (
    <Token>
      <City token={cityToken(sight, args['city'])} />
    </Token>
  ),
  peasant: (event, telling) => (
    <Token>
      <g transform="scale(1.3)">
        <Peasant faction={ownerOf(event, telling)} />
      </g>
    </Token>
  ),
  'land-token': ({ key }) => (
    <Token>
      <g transform="scale(1.4)">
        <LandCoin token={{ face: coins[key] ?? 'desolation', count: 1 }} />
      </g>
    </Token>
  ),
  token: ({ key }) => (
    <Token>
      <Exploration back={key === 'near-token-laid' ? '1' : '2+'} />
    </Token>
  ),
  influence: ({ args }) => (
    <span className={styles.coin}>
      <Icon path={icons.influence} />
      {args['amount'] ?? args['influence']}
    </span>
  ),
  damage: ({ args }) => (
    <span className={`${styles.coin} ${styles.damage}`}>
      <Icon path={icons.damage} />
      {args['amount'] ?? args['damage']}
    </span>
  ),
};

/** What is seen to move. */
export const lookAt = (look: FlyingThing, event: SeenEvent, telling: TaleDrawing): ReactNode =>
  draws[look](event, telling);

type NamedProps = { readonly telling: TaleDrawing; readonly kind: TextKind; readonly it: number };

const Named = ({ telling, kind, it }: NamedProps): ReactNode => <DeckCard face={faceOf(telling, kind, it)} />;

/** Every card and component that an event names, to be read. They are put together when somebody looks. */
export const closeUp = (event: SeenEvent, telling: TaleDrawing): ReactNode => {
  const named = namedIn(event, telling).filter(({ it }) => it !== undefined);
  if (named.length === 0) return undefined;
  return (
    <div className={styles.closeUp}>
      {named.map(({ kind, it = 0 }) => (
        <Named key={`${kind}/${it}`} telling={telling} kind={kind} it={it} />
      ))}
    </div>
  );
};
