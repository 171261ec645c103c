/** Whether this browser can be told, is told, or was told not to be. */
export type PushState = 'cannot' | 'ios' | 'denied' | 'off' | 'on';

/** An iPhone or iPad shows notices only for a page on its home screen. */
const isPlainIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

/** Where this browser is reached now, if it is. */
const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
};

/** The name that the server gives to where a browser is reached. */
const hashOf = async (endpoint: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
};

/** How it stands with this browser; the server says which ones it knows. */
export const pushState = async (known: readonly string[]): Promise<PushState> => {
  if (isPlainIos()) return 'ios';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  const here = await subscription();
  return here !== null && known.includes(await hashOf(here.endpoint)) ? 'on' : 'off';
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

const WANTED = 'runehold.push';

/** Whether somebody has turned notices on in this browser, and not off since. */
export const isPushWanted = (): boolean => {
  try {
    return localStorage.getItem(WANTED) !== null;
  } catch {
    return false;
  }
};

const note = (isWanted: boolean): void => {
  try {
    if (isWanted) localStorage.setItem(WANTED, 'yes');
    else localStorage.removeItem(WANTED);
  } catch {
    // Then it is not renewed by itself.
  }
};

/** Asks the person and the push service; undefined where one of them says no. */
export const subscribeHere = async (
  key: string,
): Promise<{ endpoint: string; p256dh: string; auth: string; key: string } | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key of the house is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    .catch(() => undefined);
  const { endpoint, keys = {} } = made?.toJSON() ?? {};
  const { p256dh, auth } = keys;
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  note(true);
  return { endpoint, p256dh, auth, key };
};

/** Has this browser told no longer, and says where it was reached. */
export const unsubscribeHere = async (): Promise<string | undefined> => {
  note(false);
  if (!('serviceWorker' in navigator)) return undefined;
  const here = await subscription();
  await here?.unsubscribe();
  return here?.endpoint;
};
