import type { MigrationProvider } from 'kysely';
import { first } from './migrations/0001-first.ts';
import { sessions } from './migrations/0002-sessions.ts';
import { logTimes } from './migrations/0003-log-times.ts';
import { tableKeys } from './migrations/0003-table-keys.ts';
import { lists } from './migrations/0004-lists.ts';
import { tablesByHost } from './migrations/0005-tables-by-host.ts';
import { rules } from './migrations/0006-rules.ts';
import { content } from './migrations/0007-content.ts';
import { rooms } from './migrations/0008-rooms.ts';
import { company } from './migrations/0009-company.ts';
import { due } from './migrations/0010-due.ts';
import { notices } from './migrations/0011-notices.ts';
import { accounts } from './migrations/0012-accounts.ts';
import { results } from './migrations/0013-results.ts';
import { operating } from './migrations/0014-operating.ts';
import { keys } from './migrations/0015-keys.ts';
import { outside } from './migrations/0016-outside.ts';
import { invites } from './migrations/0018-invites.ts';
import { moderation } from './migrations/0019-moderation.ts';
import { blocks } from './migrations/0020-blocks.ts';
import { orders } from './migrations/0021-orders.ts';
import { absences } from './migrations/0022-absences.ts';
import { seekers } from './migrations/0023-seekers.ts';
import { leases } from './migrations/0024-leases.ts';
import { order } from './migrations/0025-order.ts';
import { forgotten } from './migrations/0026-forgotten.ts';

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
  }),
};
