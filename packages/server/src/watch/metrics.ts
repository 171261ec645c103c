import { Counter, type Figure, Gauge, Histogram } from './figures.ts';

/** Seconds, from what nobody notices to what nobody waits for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is counted and measured here, under the names by which it is asked for. docs/operating.md says what for. */
export class Metrics {
  readonly info = new Gauge('runehold_info', 'This build; always 1.', ['version', 'node']);
  readonly http = new Histogram(
    'runehold_http_seconds',
    'How long requests took, by the kind of address and what they came to.',
    SECONDS,
    ['route', 'status'],
  );
  readonly answers = new Counter('runehold_answers_total', 'Answers written down, by who gave them.', ['by']);
  readonly steps = new Histogram(
    'runehold_answer_seconds',
    'How long a change of a table took: waiting for its turn, by the rules, until it was on the disk, telling everybody.',
    SECONDS,
    ['step'],
  );
  readonly batches = new Histogram(
    'runehold_append_batch',
    'How many appends went into one transaction.',
    [1, 2, 5, 10, 20, 50, 100],
  );
  readonly appendFailures = new Counter(
    'runehold_append_failures_total',
    'Appends that could not be written down, by what was wrong.',
    ['cause'],
  );
  readonly lag = new Gauge(
    'runehold_loop_lag_seconds',
    'How far behind the loop was: what one turn in a hundred exceeded in the last five seconds.',
  );
  readonly shedLevel = new Gauge(
    'runehold_shed_level',
    'What is left undone: 1 archives of data, 2 also game files, 3 also new tables, 4 also new sockets.',
  );
  readonly jobs = new Gauge('runehold_jobs', 'Jobs of each lane, waiting and at work.', ['lane', 'state']);
  readonly jobSeconds = new Histogram(
    'runehold_job_seconds',
    'How long jobs took in their threads.',
    SECONDS,
    ['lane'],
  );
  readonly jobTroubles = new Counter(
    'runehold_job_troubles_total',
    'Jobs that were not done: no room, waited too long, took too long, the house closes.',
    ['lane', 'trouble'],
  );
  readonly refusals = new Counter('runehold_refusals_total', 'What people were refused, by the reason.', [
    'reason',
  ]);
  readonly sockets = new Gauge('runehold_sockets', 'WebSockets that are open.');
  readonly tablesInUse = new Gauge('runehold_tables_in_use', 'Tables and waiting rooms in memory.', ['kind']);
  readonly tables = new Gauge('runehold_tables', 'Tables in the database, by how they stand.', ['state']);
  readonly tablesByRules = new Gauge('runehold_tables_by_rules', 'Tables in the database, by their rules.', [
    'game',
    'rules',
  ]);
  readonly frozen = new Gauge('runehold_frozen_tables', 'Tables that broke and wait for somebody to look.');
  readonly outbox = new Gauge('runehold_outbox', 'Notices in the outbox.', ['channel', 'state']);
  readonly outboxOldest = new Gauge(
    'runehold_outbox_oldest_seconds',
    'For how long the notice has been due that has waited longest.',
    ['channel'],
  );
  readonly logins = new Counter('runehold_logins_total', 'Sign-ins, by the way and what came of it.', [
    'kind',
    'result',
  ]);
  readonly draining = new Gauge('runehold_draining', '1 while the house is being emptied.');
  readonly databaseBytes = new Gauge('runehold_database_bytes', 'The database with its write-ahead log.');
  readonly diskFree = new Gauge('runehold_disk_free_bytes', 'What is free on the disk of the database.');
  readonly leaseSeconds = new Gauge(
    'runehold_lease_seconds_left',
    'For how long this node may rely on what is lent to it; only where there are nodes.',
  );
  readonly remote = new Gauge(
    'runehold_node_tables',
    'Tables that are lent to this node, and tables of others where somebody is by way of it.',
    ['kind'],
  );
  readonly takeovers = new Counter(
    'runehold_takeovers_total',
    'Tables taken over from nodes that were gone.',
  );
  readonly thoughtElsewhere = new Counter(
    'runehold_thoughts_elsewhere_total',
    'Decisions of bots of this node that another node thought about.',
  );
  readonly busState = new Gauge(
    'runehold_bus_state',
    '2 where nodes talk as they should, 1 where the database stands in for NATS, 0 where they do not.',
  );
  readonly clockOffset = new Gauge(
    'runehold_house_clock_offset_seconds',
    'By how much the clock of this machine is ahead of the house.',
  );
  readonly memory = new Gauge('process_resident_memory_bytes', 'Memory of the process.');
  readonly cpu = new Gauge('process_cpu_seconds_total', 'Processor time of the process.');
  readonly started = new Gauge('process_start_time_seconds', 'When the process started, in Unix time.');

  get #all(): readonly Figure[] {
    return Object.values(this).filter(
      (part): part is Figure => typeof part === 'object' && part !== null && 'text' in part,
    );
  }

  get names(): readonly string[] {
    return this.#all.map(({ name }) => name);
  }

  text(): string {
    return this.#all.map(figure => figure.text()).join('');
  }
}
