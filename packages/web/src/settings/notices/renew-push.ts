import { theServer } from '../../remote/house.ts';
import { isPushWanted, pushState, subscribeHere } from './push-here.ts';

/**
 * Has this browser told again that was told once: a push service may forget it, and the house drops places where nothing
 * arrives. Nobody is asked anything: where permission was taken back it stays so.
 */
export const renewPush = async (): Promise<void> => {
  if (!isPushWanted() || !('Notification' in window) || Notification.permission !== 'granted') return;
  const { offered, push } = await theServer.call('notices', {});
  if (offered.push === undefined || (await pushState(push)) !== 'off') return;
  const place = await subscribeHere(offered.push);
  if (place) await theServer.call('add-push', place);
};
