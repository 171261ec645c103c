import { linkTo } from '../app/route.ts';

/** The address of a statement of the rules, and of a table where it can be tried. */
export const linkToRule = (game: string, rule: string): string => linkTo('library', 'rules', game, rule);
export const linkToTry = (game: string, rule: string): string =>
  linkTo('library', 'rules', game, rule, 'try');

/** The address of a lesson: its id without the game stands after the game. */
export const linkToLesson = (id: string): string => {
  const [game = '', ...name] = id.split('.');
  return linkTo('learn', game, name.join('.'));
};

/** The address of a puzzle, likewise. */
export const linkToPuzzle = (id: string): string => {
  const [game = '', ...name] = id.split('.');
  return linkTo('puzzles', game, name.join('.'));
};
