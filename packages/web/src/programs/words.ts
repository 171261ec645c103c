import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** Programs that play, and what lets them in. */
export const programWords = bilingual({
  'programs.title': ['Programs and bots', 'Programy i boty'],
  'programs.about': [
    'Your own programs can play here. A bot has a name of its own, is marked as a bot everywhere, and stays one for good.',
    'Mogą tu grać twoje programy. Bot ma własne imię, wszędzie jest oznaczony jako bot i zostaje nim na stałe.',
  ],
  'programs.guide': ['Programming interface (OpenAPI)', 'Interfejs dla programów (OpenAPI)'],
  'programs.bots': ['Your bots', 'Twoje boty'],
  'programs.bot.none': ['You have no bots yet.', 'Nie masz jeszcze botów.'],
  'programs.bot.name': ['Name of the new bot', 'Imię nowego bota'],
  'programs.bot.make': ['Make a bot', 'Utwórz bota'],
  'programs.tokens': ['Tokens', 'Tokeny'],
  'programs.token.none': ['No program has access yet.', 'Na razie żaden program nie ma tu wstępu.'],
  'programs.token.of': [{ name: text, until: text }, '{name}, until {until}', '{name}, do {until}'],
  'programs.token.unused': ['not used yet', 'jeszcze nieużywany'],
  'programs.token.used': [{ since: text }, 'last used {since}', 'ostatnio użyty: {since}'],
  'programs.token.revoke': ['Revoke', 'Unieważnij'],
  'programs.token.revoke-named': [{ label: text }, 'Revoke {label}', 'Unieważnij: {label}'],
  'programs.token.unnamed': ['Token', 'Token'],
  'programs.token.for': ['For whom', 'Dla kogo'],
  'programs.token.me': ['Me', 'Dla mnie'],
  'programs.token.label': ['What it is for', 'Do czego służy'],
  'programs.token.days': ['Valid for', 'Ważność'],
  'programs.token.days-of': [
    { n: 'number' },
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  ],
  'programs.token.scopes': ['It may', 'Może'],
  'programs.token.make': ['Make a token', 'Utwórz token'],
  'programs.token.shown': [
    'This is your token, shown only now. Whoever has it can do what it allows.',
    'Oto twój token. Widać go tylko teraz. Kto go ma, może zrobić wszystko, na co on pozwala.',
  ],
  'programs.token.copy': ['Copy', 'Kopiuj'],
  'programs.token.copied': ['Copied', 'Skopiowano'],
  'programs.token.kept': ['I have saved it', 'Mam go zapisany'],
  'programs.scope.read': ['see tables and follow events', 'widzieć stoły i śledzić zdarzenia'],
  'programs.scope.play': ['play in my name', 'grać w moim imieniu'],
  'programs.scope.host': ['open tables', 'otwierać stoły'],
  'programs.scope.chat': ['write in the chat', 'pisać na czacie'],
  'programs.scope.bot': ['play as the bot', 'grać jako bot'],
  'programs.welcome': ['Outside bots welcome', 'Boty z zewnątrz mile widziane'],
  'programs.welcome.about': [
    'Other people’s programs may sit down. They are marked as bots.',
    'Mogą się dosiąść programy innych osób. Są oznaczone jako boty.',
  ],
  'programs.invite': ['Invite a bot', 'Zaproś bota'],
  'programs.invite.name': ['Name of the bot', 'Imię bota'],
  'programs.invited': [{ name: text }, '{name} has been invited.', 'Zaproszenie wysłane. Bot: {name}.'],
});
bring(programWords);
