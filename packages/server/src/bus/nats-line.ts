import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { type Line, Listeners } from './line.ts';

/** A text may be so long: NATS takes a megabyte unless it was set otherwise. */
export const NATS_BYTES = 900_000;

/** How soon a lost connection is tried again. */
const RETRY_MS = 250;

/** A connection over which nothing comes is asked so often whether it lives, and given up after so many times. */
const PING_MS = 1000;
const PINGS = 2;

/**
 * A line over NATS, by its core alone: nothing is kept there. It need not be there when a node starts, and comes back by
 * itself; what is sent meanwhile is lost at once, not later.
 */
export const natsLine = (servers: string, complain: (what: string) => void): Line => {
  let connection: NatsConnection | undefined;
  let isUp = false;
  let isClosed = false;
  let isRefusalTold = false;
  const heard = new Map<string, Subscription>();
  const listeners = new Listeners((subject, isHeard) => (isHeard ? hear(subject) : leave(subject)));
  const hear = (subject: string): void => {
    if (!connection || heard.has(subject)) return;
    heard.set(
      subject,
      connection.subscribe(subject, {
        callback: (error, message) => {
          if (error === null || error === undefined) listeners.tell(subject, message.string());
        },
      }),
    );
  };
  const leave = (subject: string): void => {
    if (connection && !connection.isClosed()) heard.get(subject)?.unsubscribe();
    heard.delete(subject);
  };
  const follow = async (opened: NatsConnection): Promise<void> => {
    for await (const { type } of opened.status()) {
      if (type === 'disconnect') {
        isUp = false;
        complain('the bus is lost');
      }
      if (type === 'reconnect') {
        isUp = true;
        complain('the bus is back');
      }
    }
  };
  const opening = connect({
    servers,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: 0,
    waitOnFirstConnect: true,
    pingInterval: PING_MS,
    maxPingOut: PINGS,
    ignoreAuthErrorAbort: true,
  }).then(async opened => {
    if (isClosed) return opened.close();
    connection = opened;
    isUp = true;
    for (const subject of listeners.subjects) hear(subject);
    void follow(opened);
  });
  opening.catch((error: unknown) => complain(`the bus cannot be reached: ${String(error)}`));
  return {
    get isUp() {
      return isUp;
    },
    send: (subject, text) => {
      if (!isUp || !connection || connection.isClosed()) return;
      try {
        connection.publish(subject, text);
      } catch (error) {
        // A server may be set to take less. What cannot be sent is lost, as on any line; a game does not end by it.
        if (!isRefusalTold)
          complain(`the bus does not take a text of ${text.length} characters: ${String(error)}`);
        isRefusalTold = true;
      }
    },
    listen: (subject, told) => listeners.add(subject, told),
    close: async () => {
      isClosed = true;
      isUp = false;
      await connection?.close();
    },
  };
};
