/**
 * What people take when they are told to take something of ten characters or more. Compared without case, accents,
 * gaps and signs, so that each stands for many.
 */
const usual = `
password password1 password12 password123 password1234 password12345 password123456 passwordpassword passw0rd123
mypassword mypassword1 mypassword123 thepassword newpassword newpassword1 changeme changeme1 changeme12 changeme123
changemenow letmein letmein1 letmein12 letmein123 letmeinnow welcome welcome1 welcome12 welcome123 welcome1234
iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyouso iloveyoumore ilovemyself administrator administrator1
admin12345 admin123456 adminadmin adminadmin1 superadmin root123456 toor123456 test123456 testtest12 testtesttest
1234567890 12345678910 123456789012 0123456789 9876543210 0987654321 1029384756 1122334455 1212121212 1231231231
123123123123 1111111111 11111111111 0000000000 2222222222 3333333333 4444444444 5555555555 6666666666 7777777777
8888888888 9999999999 1234512345 1234554321 123456123456 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3e 1qaz2wsx3edc 1qazxsw23e
q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwertyuiop1 qwertyuiop123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty
qwerty12345678 qwertyasdf qwertyasdfgh qwertyuiopasdfghjkl asdfghjkl1 asdfghjkl12 asdfghjkl123 asdfasdfasdf
asdfghjklzxcvbnm zxcvbnm123 zxcvbnmzxcvbnm zxcvbnmasd qazwsxedcrfv qazwsxedc1 qazwsxedc123 aaaaaaaaaa abcdefghij
abcdefghijk abcd123456 abcde12345 abc1234567 abcabcabc1 abc123abc123 a123456789 a1234567890 a1b2c3d4e5 aa12345678
q123456789 z123456789 1a2b3c4d5e football123 football12 baseball123 basketball basketball1 superman123 batman12345
dragon1234 dragon12345 dragon123456 dragondragon monkey1234 monkey12345 monkey123456 shadow1234 master1234
master12345 sunshine123 sunshine12 princess123 princess12 princess1234 michael123 jennifer123 jordan12345 charlie123
computer123 computer12 internet123 samsung123 liverpool1 liverpool123 manchester manchester1 chocolate1 chocolate123
strawberry blink182182 pokemon123 pokemon1234 starwars123 startrek123 minecraft1 minecraft123 fortnite123 trustno1trustno1
whatever123 secret1234 secret12345 topsecret123 supersecret iamthebest godisgood1 jesuschrist jesus12345 hello12345
hello123456 hellohello helloworld helloworld1 goodmorning 1password 1234qwerasdf 1234qwerty qwer123456 qwerasdfzxcv
correcthorse correcthorsebatterystaple unknown123 nothing123 loveyou123 lovelove12 lovelovelove babygirl123 mylove1234
runehold runehold1 runehold12 runehold123 runehold1234 runewars runewars12 runewars123 runeage123 terrinoth terrinoth1
terrinoth123 boardgames boardgames1 boardgame123 dungeonmaster dungeons123 dragonslayer
haslohaslo haslo12345 haslo123456 haslo1234567 mojehaslo mojehaslo1 mojehaslo123 trudnehaslo tajnehaslo tajnehaslo1
nowehaslo1 nowehaslo123 zaq12wsxcde zaq12wsxcde3 zaq1zaq1zaq1 zaq12wsx12 kochamcie kochamcie1 kochamcie12 kochamcie123
kochamciebardzo kochanie123 kochanie12 misiaczek1 misiaczek123 lukasz1234 lukasz12345 polska1234 polska12345
polskapolska polska123456 warszawa123 warszawa12 krakow12345 legiawarszawa lechpoznan wislakrakow matrix1234
mateusz123 bartek12345 kasia12345 agnieszka1 agnieszka123 katarzyna1 katarzyna123 malgorzata krzysztof1 krzysztof123
dupadupa12 dupa123456 samsung1234 kotek12345 misiek12345 monika12345 karolina12 karolina123 natalia123 weronika123
`;

const bare = (password: string): string =>
  password
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]/g, '');

const known = new Set(usual.trim().split(/\s+/).map(bare));

/** One sign again and again, or the signs of a row of keys or of the alphabet or of numbers, in order. */
const isMonotone = (text: string): boolean =>
  new Set(text).size <= 2 ||
  ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'].some(row =>
    [row, [...row].reverse().join('')].some(keys => keys.includes(text)),
  );

/** Whether a password is among the first that anybody would try, for an account of this name. */
export const isUsual = (password: string, name: string): boolean => {
  const text = bare(password);
  const own = bare(name);
  if (known.has(text) || (text !== '' && isMonotone(text))) return true;
  // One's own name with a number behind it, or twice.
  return own.length >= 3 && text.replaceAll(own, '').replace(/^\d{0,4}|\d{0,4}$/g, '') === '' && text !== '';
};
