import type { News } from '../tui/screens/lobby/hosted.ts';
import type { Visitor } from './visitor.ts';

/** The news that somebody came in, or came back. */
export function arrival(name: string, { address, key, remembered }: Visitor, wasAway: boolean): News {
  if (wasAway) return { kind: 'back', name };
  const by = key === null ? 'no-key' : remembered ? 'known-key' : 'new-key';
  return { kind: 'came', name, ...(address !== '' && { address, by }) };
}

/** The news as guests may know it. */
export function forGuests(news: News): News {
  if (news.kind === 'came') return { kind: 'came', name: news.name };
  if (news.kind === 'removed') return { kind: 'removed', name: news.name };
  return news.kind === 'program-failed' ? { ...news, why: '' } : news;
}
