import type { MigrationProvider } from 'kysely';
import { first } from './migrations/from-0001/0001-first.ts';
import { sessions } from './migrations/from-0001/0002-sessions.ts';
import { logTimes } from './migrations/from-0001/0003-log-times.ts';
import { tableKeys } from './migrations/from-0001/0003-table-keys.ts';
import { lists } from './migrations/from-0001/0004-lists.ts';
import { tablesByHost } from './migrations/from-0001/0005-tables-by-host.ts';
import { rules } from './migrations/from-0001/0006-rules.ts';
import { content } from './migrations/from-0001/0007-content.ts';
import { rooms } from './migrations/from-0001/0008-rooms.ts';
import { company } from './migrations/from-0001/0009-company.ts';
import { due } from './migrations/from-0010/0010-due.ts';
import { notices } from './migrations/from-0010/0011-notices.ts';
import { accounts } from './migrations/from-0010/0012-accounts.ts';
import { results } from './migrations/from-0010/0013-results.ts';
import { operating } from './migrations/from-0010/0014-operating.ts';
import { keys } from './migrations/from-0010/0015-keys.ts';
import { outside } from './migrations/from-0010/0016-outside.ts';
import { invites } from './migrations/from-0010/0018-invites.ts';
import { moderation } from './migrations/from-0010/0019-moderation.ts';
import { blocks } from './migrations/from-0020/0020-blocks.ts';
import { orders } from './migrations/from-0020/0021-orders.ts';
import { absences } from './migrations/from-0020/0022-absences.ts';
import { seekers } from './migrations/from-0020/0023-seekers.ts';
import { leases } from './migrations/from-0020/0024-leases.ts';
import { order } from './migrations/from-0020/0025-order.ts';
import { forgotten } from './migrations/from-0020/0026-forgotten.ts';
import { hidden } from './migrations/from-0020/0027-hidden.ts';
import { leaving } from './migrations/from-0020/0028-leaving.ts';

/** The forms of the database in order. A form that has been in use is never changed; another is added. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-first': first,
    '0002-sessions': sessions,
    '0003-log-times': logTimes,
    '0003-table-keys': tableKeys,
    '0004-lists': lists,
    '0005-tables-by-host': tablesByHost,
    '0006-rules': rules,
    '0007-content': content,
    '0008-rooms': rooms,
    '0009-company': company,
    '0010-due': due,
    '0011-notices': notices,
    '0012-accounts': accounts,
    '0013-results': results,
    '0014-operating': operating,
    '0015-keys': keys,
    '0016-outside': outside,
    '0018-invites': invites,
    '0019-moderation': moderation,
    '0020-blocks': blocks,
    '0021-orders': orders,
    '0022-absences': absences,
    '0023-seekers': seekers,
    '0024-leases': leases,
    '0025-order': order,
    '0026-forgotten': forgotten,
    '0027-hidden': hidden,
    '0028-leaving': leaving,
  }),
};
