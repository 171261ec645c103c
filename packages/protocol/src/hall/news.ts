import { z } from 'zod';
import { limits } from '../limits.ts';

/** What whoever runs the house has to say to everybody, in both languages. */
const said = z.string().trim().min(1).max(limits.announcement);

/** An announcement to be made. */
export const newAnnouncement = z.object({
  en: said,
  pl: said,
  /** For how many hours it stands. */
  hours: z
    .int()
    .min(1)
    .max(24 * 31),
  /** In so many minutes the house will be stopped for a while. */
  stopIn: z
    .int()
    .min(1)
    .max(60 * 24 * 7)
    .exactOptional(),
});
export type NewAnnouncement = z.infer<typeof newAnnouncement>;

/** What stands now. */
export const announcement = z.object({
  n: z.int(),
  en: z.string(),
  pl: z.string(),
  /** Milliseconds until the house is stopped, where that is planned. */
  stopIn: z.int().min(0).exactOptional(),
});
export type Announcement = z.infer<typeof announcement>;

export const news = z.object({ news: z.array(announcement).readonly() });
