/** The version of everything that crosses the wire. It changes when an older client would misunderstand. */
export const PROTOCOL = 7;

/** Where a server listens for WebSockets. */
export const WIRE_PATH = '/api/wire';
