import type { NounTable } from '@runehold/kernel/text/catalogue';
import { declined } from '@runehold/kernel/text/pl/decline';

const village = (resource: string) =>
  declined('f', 'Wioska, Wioski, Wiosce, Wioskę, Wioską, Wiosce, Wioski, Wiosek', `(${resource})`);
const training = declined(
  'n',
  'Szkolenie, Szkolenia, Szkoleniu, Szkolenie, Szkoleniem, Szkoleniu, Szkolenia, Szkoleń',
);
const scroll = declined('m', 'Zwój, Zwoju, Zwojowi, Zwój, Zwojem, Zwoju, Zwoje, Zwojów', 'widzenia');
const raid = declined(
  'm',
  'Wrogi podjazd, Wrogiego podjazdu, Wrogiemu podjazdowi, Wrogi podjazd, Wrogim podjazdem, Wrogim podjeździe, Wrogie podjazdy, Wrogich podjazdów',
);
const merchant = declined(
  'm',
  'Wędrowny kupiec, Wędrownego kupca, Wędrownemu kupcowi, Wędrownego kupca, Wędrownym kupcem, Wędrownym kupcu, Wędrownych kupców, Wędrownych kupców',
);

/** Według żetonu; wydarzenie ma po jednym na każdy rewers. */
const exploration: NounTable = {
  'exp-village-food': village('żywność'),
  'exp-village-wood': village('drewno'),
  'exp-village-ore': village('ruda'),
  'exp-training-1': training,
  'exp-scroll-of-sight-1': scroll,
  'exp-raiding-party-1': raid,
  'exp-traveling-merchant-1': merchant,
  'exp-dragon-throne': declined(
    'm',
    'Smoczy Tron, Smoczego Tronu, Smoczemu Tronowi, Smoczy Tron, Smoczym Tronem, Smoczym Tronie, Smocze Trony, Smoczych Tronów',
  ),
  'exp-magic-portal': declined(
    'm',
    'Magiczny portal, Magicznego portalu, Magicznemu portalowi, Magiczny portal, Magicznym portalem, Magicznym portalu, Magiczne portale, Magicznych portali',
  ),
  'exp-dungeon': declined(
    'p',
    'Podziemia, Podziemi, Podziemiom, Podziemia, Podziemiami, Podziemiach, Podziemia, Podziemi',
  ),
  'exp-temple': declined(
    'f',
    'Świątynia, Świątyni, Świątyni, Świątynię, Świątynią, Świątyni, Świątynie, Świątyń',
  ),
  'exp-hall-of-kellos': declined('f', 'Sala, Sali, Sali, Salę, Salą, Sali, Sale, Sal', 'Kellosa'),
  'exp-traveling-merchant-2': merchant,
  'exp-raiding-party-2': raid,
  'exp-scroll-of-sight-2': scroll,
  'exp-training-2': training,
};

/** Co leży na mapie. */
export const board = { exploration };
