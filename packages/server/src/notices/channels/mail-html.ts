import type { Letter } from '../letter.ts';
import { sayNotice } from '../voice.ts';

/** A text as part of a page: names and titles are whatever people have written. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const linkOf = (url: string, label: string): string => `<a href="${escaped(url)}">${escaped(label)}</a>`;

const buttonOf = (url: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="background:#3a2818;color:#fff6dc;padding:12px 20px;border-radius:6px;text-decoration:none">${escaped(label)}</a></p>`;

const isLink = (line: string): boolean => /^https?:\/\/\S+$/.test(line);

/** A letter as a page: no picture, no script, nothing that is fetched, so that it tells nobody that it was read. */
export const htmlOf = (
  { title, url, lines, items, language, kind }: Letter,
  [settings = '', stop = '']: readonly string[],
): string => {
  const told = items.map(item => `<li style="margin:8px 0">${linkOf(item.url, item.title)}</li>`);
  const foot = [
    linkOf(settings, sayNotice(language, 'notice.settings')),
    linkOf(stop, sayNotice(language, 'notice.stop')),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    '<body style="font:16px/1.5 Georgia,serif;color:#2b1d12;background:#fbf4e2;padding:24px">',
    `<h1 style="font-size:22px">${escaped(title)}</h1>`,
    ...lines.map(line => `<p>${isLink(line) ? linkOf(line, line) : escaped(line)}</p>`),
    ...(told.length > 0 ? ['<ul>', ...told, '</ul>'] : []),
    ...(kind === 'verify' || items.length > 0 ? [] : [buttonOf(url, sayNotice(language, 'notice.open'))]),
    ...(kind === 'verify'
      ? []
      : [`<p style="font-size:13px;border-top:1px solid #b08a45;padding-top:12px">${foot.join(' · ')}</p>`]),
    '</body></html>',
  ].join('\n');
};
