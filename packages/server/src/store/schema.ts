import type { DoorsSchema } from './schema/doors.ts';
import type { HouseSchema } from './schema/house.ts';
import type { LeasesSchema } from './schema/leases.ts';
import type { NoticesSchema } from './schema/notices.ts';
import type { PeopleSchema } from './schema/people.ts';
import type { ResultsSchema } from './schema/results.ts';
import type { TablesSchema } from './schema/tables.ts';
import type { TalkSchema } from './schema/talk.ts';
import type { TimeSchema } from './schema/time.ts';

/** Every table of the database, by what it is about. */
export type Schema = TablesSchema &
  LeasesSchema &
  DoorsSchema &
  PeopleSchema &
  TalkSchema &
  TimeSchema &
  NoticesSchema &
  ResultsSchema &
  HouseSchema;
