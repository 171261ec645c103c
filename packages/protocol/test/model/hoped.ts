/** What must have happened for the run to mean anything. */
export const hoped = [
  ...['sit: yes', 'sit: refusal.second-hand', 'sit: refusal.seat-kept', 'sit: refusal.open-book'],
  ...['leave: yes', 'leave: refusal.person-seat', 'let-bot-play: refusal.person-seat', 'back'],
  ...['look: yes', 'look: refusal.not-your-seat', 'come: refusal.not-your-seat'],
  ...['take-home: yes', 'take-home: refusal.file-secret', 'file: yes', 'import: yes', 're-keyed'],
  ...['set: refusal.second-hand', 'answer: yes', 'answer: refusal.not-your-seat', 'undo: yes'],
];
