import { commanderCardIds } from '@runehold/runewars/pools';
import { type CommandInBattle, commandsOn } from '@runehold/runewars/rules/view/commanders';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/icon.tsx';
import { Thing } from '../../../../table/board/thing.tsx';
import { at } from '../../addresses.ts';
import { CardLook } from '../../closer-look.tsx';
import { icons } from '../../icons.ts';
import { rulesText } from '../../texts.ts';
import { useDrawing } from '../../use-drawing.ts';
import styles from './commands.module.css';

/** A commander's card beside his army: ready, used, or of no use to him here. (BW-CMD-32, BW-CMD-33) */
const Command = ({ command: { hero, card, state } }: { command: CommandInBattle }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const name = speaker.noun('commanderCard', commanderCardIds[card]);
  const told = speaker.say(`rw.command.${state}`);
  const leader = speaker.noun('hero', sight.content.heroes[hero].id);
  return (
    <Thing
      at={at.command(card)}
      label={[leader, name, told, rulesText(drawing, 'commanderCard', card)].join(', ')}
      className={styles.thing}
      look={<CardLook drawing={drawing} kind="commanderCard" it={card} notes={[`${leader}: ${told}`]} />}
    >
      <span className={styles.command} data-command={state} aria-hidden="true">
        <Icon path={icons.commander} className={styles.icon} />
        <span>
          <b className={styles.name}>{name}</b>
          <small>{told}</small>
        </span>
      </span>
    </Thing>
  );
};

/** The Commander cards of a side of the battle. */
export const Commands = ({ side }: { side: number }): ReactNode => {
  const { sight } = useDrawing();
  return commandsOn(sight, side).map(command => <Command key={command.card} command={command} />);
};
