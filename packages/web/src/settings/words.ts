import { bilingual } from '../text/bilingual.ts';

export const settingsWords = bilingual({
  'settings.name': ['Your name', 'Twoje imię'],
  'settings.name.usual': ['You', 'Ty'],
  'settings.light': ['Light', 'Światło'],
  'settings.theme.system': ['as the system', 'jak w systemie'],
  'settings.theme.dark': ['night', 'noc'],
  'settings.theme.light': ['day', 'dzień'],
  'settings.motion': ['Motion', 'Ruch'],
  'settings.motion.system': ['as the system', 'jak w systemie'],
  'settings.motion.less': ['as little as possible', 'jak najmniej'],
  'settings.motion.full': ['all of it', 'pełny'],
  'settings.pace': ['What others do', 'Ruchy innych'],
  'settings.pace.skip': ['show at once', 'pokazuj od razu'],
  'settings.pace.quick': ['one after another', 'jeden po drugim'],
  'settings.pace.calm': ['slowly', 'powoli'],
  'settings.click': ['Answering', 'Odpowiadanie'],
  'settings.click.one': ['one click answers', 'jedno kliknięcie odpowiada'],
  'settings.click.confirm': ['choose, then confirm', 'wybierz, potem zatwierdź'],
  'settings.about': ['About', 'O programie'],
});
