import { procedure } from '../../../rules.ts';
import { played, type Tactics } from '../effect.ts';

/** Mountain Pass: mountains are open to the player's figures for this turn. (RW-BORDER-05) */
const pass = procedure('tactics-mountain-pass', played, steps =>
  steps.do(t => {
    t.mountainPass = 1;
  }),
);

export const opensMountains: Tactics<'open-mountains'> = {
  clause: [
    'mountain borders do not stop your units and heroes this turn',
    'w tej turze granice górskie nie zatrzymują twoich jednostek i bohaterów',
  ],
  inTurn: { may: t => t.mountainPass === 0, effect: pass },
};
