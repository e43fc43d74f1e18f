import { count, list } from '../../../engine/words.ts';
import { fitting } from '../../../width.ts';
import type {
  Amiss,
  Call,
  HostedState,
  Line,
  Manners,
  News,
  NotDone,
  PersonRow,
  Said,
  SeatRow,
  TableQuestion,
} from './hosted.ts';

const CALL_TEXTS: Readonly<Record<Call, string>> = {
  hello: 'hello',
  'good-luck': 'good luck',
  'your-turn': 'your turn',
  'one-moment': 'one moment',
  'well-played': 'well played',
  sorry: 'sorry',
  thanks: 'thanks',
  bye: 'bye',
};

export const callText = (call: Call): string => CALL_TEXTS[call];
const saidText = (said: Said): string => ('text' in said ? said.text : callText(said.call));
export const lineText = ({ name, said }: Pick<Line, 'name' | 'said'>): string => `${name}: ${saidText(said)}`;

const CAME = {
  'new-key': (name: string, address: string) => `${name} came in from ${address} with a new key.`,
  'known-key': (name: string, address: string) => `${name} came in from ${address} with a known key.`,
  'no-key': (name: string, address: string) => `${name} came in from ${address} without a key.`,
};

/** Says an event as a sentence. */
export function newsText(news: News): string {
  const { name } = news;
  switch (news.kind) {
    case 'came':
      return news.by ? CAME[news.by](name, news.address ?? '') : `${name} came in.`;
    case 'left':
      return `${name} has left.`;
    case 'lost':
      return `${name} is away.`;
    case 'removed':
      return news.code === undefined
        ? `The host sent ${name} away.`
        : `${name} was sent away. The code is now ${news.code}.`;
    case 'back':
      return `${name} is back.`;
    case 'stands-in':
      return `A bot plays for ${name}.`;
    case 'one-move':
      return `A bot makes this one move for ${name}.`;
    case 'program-failed':
      return `${name} is a bot, normal, from now on${news.why ? `: ${news.why}` : '.'}`;
    case 'taken-back':
      return `${name} takes back ${count(news.moves, 'move')}: everybody agreed.`;
    case 'not-taken-back':
      return `${name} takes nothing back: not everybody agreed.`;
  }
}

/** Says a problem, for the lower rule. */
export const amissText = (amiss: Amiss): string =>
  amiss.kind === 'away'
    ? `${amiss.name} is away: a bot plays in ${amiss.botIn} s`
    : `waiting for ${amiss.isSelf ? 'you' : amiss.name} ${Math.floor(amiss.since / 60)}:${String(amiss.since % 60).padStart(2, '0')}`;

/** Writes an open question as its viewer reads it. */
export function questionText(question: TableQuestion): string {
  if (question.kind === 'seat') {
    const { name, of, isAway, address, key } = question;
    const who = `${name} (${address}, ${key === null ? 'no key' : `key ${key}`})`;
    return isAway
      ? `${who} wants the seat of ${of}, who is away: Y gives it.`
      : `${who} wants the seat of ${of} at the next deal: Y gives it.`;
  }
  const { name, moves, seconds, viewer } = question;
  const what = `to take back ${count(moves, 'move')}`;
  if (viewer === 'asks') return `You ask ${what}: the others have ${seconds} s to agree.`;
  return viewer === 'answers'
    ? `${name} asks ${what}: Y agrees. ${seconds} s`
    : `${name} asks ${what}. ${seconds} s`;
}

const NOT_DONE: Readonly<Record<NotDone, string>> = {
  off: 'That is switched off at this table.',
  'calls-only': 'During play you can only use the ready-made calls.',
  'too-often': 'Not so many at once: wait a moment.',
  empty: 'Type something to say.',
  'one-at-a-time': 'Somebody is asking already.',
  'refused-often': 'You were refused three times: ask again in the next deal.',
  'nothing-of-yours': 'There is nothing of yours to take back.',
  'other-phase': 'Cards were shown since, or another deal began: too late to undo.',
  'not-now': 'That cannot be done now.',
  taken: 'That seat is taken.',
  'asked-host': 'The host is asked; the seat is yours at the next deal.',
  'just-asked': 'That question has just come: read it first.',
};
export const notDoneText = (not: NotDone): string => NOT_DONE[not];

/** Says the agreements of the table, as far as they fit a line. */
export function mannersText({ wait, clock, takebacks, chat, hints }: Manners, columns: number): string {
  const parts = [
    `A bot stands in after ${wait} s`,
    ...(clock > 0 ? [`${clock} s a move`] : []),
    takebacks === 'agreed' ? 'undo by agreement' : 'no undo',
    { calls: 'only calls during play', free: 'talk at all times', off: 'no talk' }[chat],
    ...(hints ? ['hints for everybody'] : []),
  ];
  return fitting([`${parts.join(', ')}.`, `${parts.slice(0, 2).join(', ')}.`], columns);
}

/** Returns the two lines below the seats. */
export function lobbyTexts({ mayBegin, self, seats, watchers }: HostedState): readonly [string, string] {
  const first = 'Bots fill the empty seats, and make room until the cards are dealt.';
  const slow = seats.flatMap(({ person }) => (person && !person.isReady && !person.isHost ? [person] : []));
  const others = slow.filter(({ isSelf }) => !isSelf).map(({ name }) => name);
  if (self.isHost) {
    if (others.length === 0) return [first, mayBegin ? 'Everybody is ready.' : ''];
    return [
      first,
      `${list(others)} ${others.length === 1 ? 'is' : 'are'} not ready yet; Enter begins all the same.`,
    ];
  }
  const people = [...seats.flatMap(({ person }) => person ?? []), ...watchers];
  const how = people.some(({ isHost }) => isHost)
    ? 'the host begins'
    : 'the cards are dealt when everybody here is';
  return [first, self.isReady ? `You are ready: ${how}.` : `Enter says that you are ready; ${how}.`];
}

export const lobbyWords = {
  forFriends: 'a table for friends',
  watching: 'WATCHING',
  you: 'you',
  host: 'the host',
  ready: 'ready',
  away: 'away',
  bot: (level: string) => `a bot, ${level}`,
  closed: (level: string) => `a bot, ${level}; no guest`,
  program: (command: string | null) => (command === null ? 'a program' : `exec:${command}`),
  standsIn: 'a bot plays',
  noKey: 'no key',
  sharesAddress: 'same address',
  hidden: 'hidden',
  tell: 'TELL YOUR FRIENDS',
  ssh: (port: number, address: string) => [`ssh -p ${port}`, `NAME@${address}`] as const,
  code: (code: string | null) => (code === null ? 'no code needed' : `code  ${code}`),
  /** Names the code of one of several tables. */
  codeOf: ({ game, code }: { readonly game: string; readonly code: string | null }) =>
    `${lobbyWords.code(code)}  ${game}`,
  digest: 'digest',
  keyAndDigest: 'key, digest',
  proofs: 'how friends tell this host from another, and that the cards were not changed',
  proofsTitle: 'PROOFS',
};

/** Returns paragraphs: for the host the key of the server, for everybody the digest of the cards to come. */
export const proofsTexts = ({ way, pledge }: HostedState): readonly (readonly string[])[] => [
  ...(way
    ? [
        ['The key of this host. ssh shows it to a friend who comes for the first time:', way.fingerprint],
        ['From outside your network friends come in as docs/friends.md says.'],
      ]
    : []),
  ['The digest of the cards. After the last card it proves that none was changed:', pledge.digest],
];

/** Texts of keys at a table for friends, before the first card and during a match. */
export const tableKeyWords = {
  seat: { name: '↑↓', label: 'seat' },
  move: { label: 'move here' },
  sit: { label: 'sit here', help: 'the seat is yours at the next deal, if the host agrees' },
  bot: { label: 'bot', help: 'another level of the bot, or a seat that no guest gets' },
  nudge: { label: 'bot plays once', help: 'a bot makes the one move you all wait for' },
  remove: { label: 'remove', help: 'asks whether to send them away' },
  hide: { label: 'hide', help: 'you do not see what they say, or see it again' },
  begin: { label: 'begin', help: 'deals; bots play where nobody sits' },
  ready: (isReady: boolean) => ({ label: isReady ? 'not ready' : 'ready' }),
};

export const sayWords = {
  title: 'SAY',
  prompt: 'Say: ',
  only: 'During play only these, so that nobody tells cards. 1-8 says one, Esc closes.',
  free: '1-8 says one of these; Enter begins a line of your own, Esc closes.',
  nothing: 'Nothing was said yet.',
  call: 'say it',
  own: 'your own line',
};

export const whoWords = {
  title: 'WHO IS HERE',
};

export const goingWords = {
  title: 'LEAVE THE TABLE?',
  guest: 'For a while: a bot plays for you until you are back. For good: a bot keeps the seat.',
  host: 'You are the host: everybody is told, and the match is kept. cardroom host --resume goes on with it.',
  onlooker: 'You only look on: nobody waits for you.',
  while: 'for a while',
  close: 'close the table',
  forGood: 'for good',
};

export const removingWords = {
  title: 'SEND AWAY?',
  remove: 'send away',
  keep: 'let them stay',
  asks: (name: string) =>
    `${name}’s key is kept out, and the code changes: tell the new one to friends still to come.`,
};

/** Says how to check the digest of the lobby, after the last card. */
export const pledgeText = (salt: string): string =>
  `The cards were pledged: SHA-256 of "seed salt", salt ${salt}`;

/** Names a row of the list: a person, or the bot of an empty seat. */
export function whoText(person: PersonRow | null, row: SeatRow | undefined): string {
  const name = person?.name ?? row?.bot.name ?? '';
  const marks = person
    ? [
        person.isSelf ? lobbyWords.you : person.isHost ? lobbyWords.host : '',
        person.isHere ? '' : lobbyWords.away,
        row?.standsIn ? lobbyWords.standsIn : '',
        person.isHidden ? lobbyWords.hidden : '',
        person.known ? (person.known.key ?? lobbyWords.noKey) : '',
        person.known?.sharesAddress ? lobbyWords.sharesAddress : '',
      ]
    : row
      ? [row.program ? lobbyWords.program(row.program.command) : lobbyWords.bot(row.bot.level)]
      : [];
  return [name, marks.filter(Boolean).join(', ')].filter(Boolean).join('  ');
}
