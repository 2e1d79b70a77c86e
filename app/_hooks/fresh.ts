import { changeId, eventId, matchId, playerId, timestamp } from '@/lib/match';

/** A random id. `crypto.randomUUID` is missing where a page is served without https. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The one place where ids are drawn and the clock is read: everything below is handed both. */
export const fresh = {
  matchId: () => matchId(randomId()),
  playerId: () => playerId(randomId()),
  eventId: () => eventId(randomId()),
  changeId: () => changeId(randomId()),
  now: () => timestamp(Date.now()),
};
