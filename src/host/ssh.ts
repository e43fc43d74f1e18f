import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import type {
  Algorithms,
  AuthContext,
  Connection,
  KeyboardAuthContext,
  PublicKeyAuthContext,
  ServerChannel,
  Session,
} from 'ssh2';
import keygen from 'ssh2/lib/keygen.js';
import keyParser from 'ssh2/lib/protocol/keyParser.js';
import Server from 'ssh2/lib/server.js';
import { LIMITS } from './limits.ts';
import { guestKey, isProven } from './proof.ts';
import { loginTexts } from './words.ts';

// The only file that knows ssh2. It is a part of the bundle by itself, so all that it needs of the house but words comes with `SshOptions`.

/** Somebody who has logged in. */
export interface Login {
  /** As it was typed before the `@`; nothing is known of it. */
  readonly user: string;
  /** `SHA256:…` of a key whose signature fits. */
  readonly key: string | null;
  /** The code that was given. */
  readonly code: string | null;
}

/** What somebody gets who has logged in and asks for a shell: a channel, and what their terminal says of itself. */
export interface Shell {
  readonly channel: ServerChannel;
  /** As it was said, unchecked; null: they have no terminal. */
  readonly pty: Pty | null;
  /** They asked for lines of text by the word `plain`. */
  readonly isPlain: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** Calls `listener` with each size that the window takes, unchecked. */
  onResize(listener: (columns: number, rows: number) => void): void;
}

export interface Pty {
  readonly term: string;
  readonly columns: number;
  readonly rows: number;
}

export interface SshOptions {
  /** The private key of the host. */
  readonly hostKey: string;
  /** Whether a key that was proven needs no code, needs one, or is kept out. */
  standing(key: string): 'known' | 'new' | 'kept-out';
  /** Nobody needs a code. */
  isOpen(): boolean;
  /** May they be asked for a code, which counts; and which one was meant, or null. */
  readonly lock: { ask(): boolean; open(typed: string): string | null };
  /** Lets in whoever has said who they are; false: there is no place for them. */
  enter(login: Login): boolean;
  after(ms: number, then: () => void): () => void;
}

/** What comes of a connection. */
export interface SshEvents {
  /** `greeted`: the other side speaks ssh; `secure`: it has taken our key; `asked`: it is asked for the code. */
  stage(stage: 'greeted' | 'secure' | 'asked'): void;
  shell(login: Login, shell: Shell): void;
}

const { codes: CODES, requests: REQUESTS, silentLink: SILENT } = LIMITS;
const KEEPALIVE = { keepaliveInterval: SILENT.every, keepaliveCountMax: SILENT.questions };

/**
 * What is spoken of all that ssh2 knows: no group of numbers so large that reckoning in it costs a host half a second for a caller's few bytes, no
 * SHA-1, no cipher in blocks, and nothing compressed, which could unfold to any size.
 */
const ALGORITHMS = {
  kex: [
    'curve25519-sha256',
    'curve25519-sha256@libssh.org',
    'ecdh-sha2-nistp256',
    'ecdh-sha2-nistp384',
    'ecdh-sha2-nistp521',
  ],
  cipher: [
    'chacha20-poly1305@openssh.com',
    'aes128-gcm@openssh.com',
    'aes256-gcm@openssh.com',
    'aes128-ctr',
    'aes192-ctr',
    'aes256-ctr',
  ],
  hmac: ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'],
  compress: ['none'],
} satisfies Algorithms;

/** Variables of a guest that are looked at, and how long they may be. */
const VARIABLES: ReadonlySet<string> = new Set(['LANG', 'LC_ALL', 'LC_CTYPE', 'COLORTERM', 'NO_COLOR']);
const LONGEST = 64;
/** The one word in place of a command. */
const PLAIN = 'plain';
/** Bytes that a packet of the other side must hold. */
const LEAST_PACKET = 64;

const fingerprint = (key: Uint8Array): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** A key from outside; null where it is none. */
function parsed(data: string | Uint8Array) {
  const key = keyParser.parseKey(data);
  const first = Array.isArray(key) ? key[0]! : key;
  return first instanceof Error ? null : first;
}

/** ssh2 now and then writes a key that nobody can read, of hundreds one: such a one is made again. */
export function makeKey(): string {
  for (;;) {
    const key = keygen.generateKeyPairSync('ed25519').private;
    if (fingerprintOf(key) !== null) return key;
  }
}

export function fingerprintOf(privateKey: string): string | null {
  const key = parsed(privateKey);
  return key?.isPrivateKey() ? fingerprint(key.getPublicSSH()) : null;
}

/** Speaks ssh on a connection. The socket is destroyed at the first fault. */
export function speakSsh(socket: Socket, options: SshOptions, events: SshEvents): void {
  const config = { hostKeys: [options.hostKey], algorithms: ALGORITHMS, ...KEEPALIVE, ident: 'cardroom' };
  const server = new Server(config, (connection) => new SshConnection(connection, socket, options, events));
  server.on('error', () => socket.destroy());
  server.injectSocket(socket);
}

class SshConnection {
  readonly #connection: Connection;
  readonly #socket: Socket;
  readonly #options: SshOptions;
  readonly #events: SshEvents;
  #requests = 0;
  /** Questions for a code that were asked, answered or not. */
  #asked = 0;
  /** The answer to a wrong code takes its time, in which nothing more is taken. */
  #isPausing = false;
  #key: string | null = null;
  #login: Login | null = null;
  #hasSession = false;

  constructor(connection: Connection, socket: Socket, options: SshOptions, events: SshEvents) {
    this.#connection = connection;
    this.#socket = socket;
    this.#options = options;
    this.#events = events;
    events.stage('greeted');
    // A peer that is gone does not answer an orderly end.
    connection.on('error', () => socket.destroy());
    connection.on('handshake', () => events.stage('secure'));
    connection.on('authentication', (context) => this.#authenticate(context));
    connection.on('session', (accept, reject) => {
      if (this.#hasSession || !this.#login) reject();
      else this.#listen(accept(), this.#login);
      this.#hasSession = true;
    });
  }

  #authenticate(context: AuthContext): void {
    this.#requests += 1;
    if (this.#requests > REQUESTS || this.#isPausing) this.#socket.destroy();
    else if (context.method === 'publickey') this.#meetKey(context);
    else if (context.method === 'keyboard-interactive') this.#askCode(context);
    else context.reject(['publickey', 'keyboard-interactive']);
  }

  #meetKey(context: PublicKeyAuthContext): void {
    const key = guestKey(context.key.data);
    if (!key) {
      context.reject(['publickey', 'keyboard-interactive']);
    } else if (!context.signature) {
      // They ask whether this key would do before they sign with it.
      context.accept();
    } else if (!isProven(key, context)) {
      context.reject(['publickey', 'keyboard-interactive']);
    } else {
      this.#key = fingerprint(context.key.data);
      const standing = this.#options.standing(this.#key);
      if (standing === 'kept-out') this.#socket.destroy();
      else if (standing === 'known' || this.#options.isOpen()) this.#letIn(context, null);
      else context.reject(['keyboard-interactive'], true);
    }
  }

  #askCode(context: KeyboardAuthContext): void {
    const { lock } = this.#options;
    if (this.#options.isOpen()) {
      context.prompt([], () => this.#letIn(context, null));
      return;
    }
    if (this.#asked === CODES.connection) {
      this.#connection.end();
      return;
    }
    this.#events.stage('asked');
    if (!lock.ask()) {
      context.prompt([], '', loginTexts.later, () => this.#connection.end());
      return;
    }
    this.#asked += 1;
    const prompt = this.#asked === 1 ? loginTexts.code : loginTexts.codeAgain;
    context.prompt([{ prompt, echo: true }], '', '', (answers) => {
      // ssh2 hands over an error where another request came in place of the answer.
      if (!Array.isArray(answers)) return;
      const code = lock.open(String(answers[0] ?? '').slice(0, LONGEST));
      if (code !== null) {
        this.#letIn(context, code);
        return;
      }
      this.#isPausing = true;
      this.#options.after(CODES.pause, () => this.#refuse(context));
    });
  }

  #refuse(context: KeyboardAuthContext): void {
    if (this.#socket.destroyed) return;
    this.#isPausing = false;
    if (this.#asked < CODES.connection) context.reject(['keyboard-interactive']);
    else this.#connection.end();
  }

  #letIn(context: AuthContext, code: string | null): void {
    const login = { user: context.username, key: this.#key, code };
    if (!this.#options.enter(login)) {
      this.#socket.destroy();
      return;
    }
    this.#login = login;
    context.accept();
  }

  /** A channel whose packets hold nothing would keep ssh2 writing for ever. */
  #requireRoom(session: Session): void {
    const { packetSize } = (session as unknown as { _chanInfo: { outgoing: { packetSize: number } } })
      ._chanInfo.outgoing;
    if (!(packetSize >= LEAST_PACKET)) this.#socket.destroy();
  }

  /** Takes a terminal and a shell; whatever has no listener is refused by ssh2: files, tunnels, agents, windows of X. */
  #listen(session: Session, login: Login): void {
    this.#requireRoom(session);
    const env: Record<string, string> = {};
    let pty: Pty | null = null;
    let hear = (_columns: number, _rows: number): void => {};
    session.on('pty', (accept, _reject, { term, cols, rows }) => {
      pty = { term: String(term), columns: cols, rows };
      accept?.();
    });
    session.on('env', (accept, reject, { key, val }) => {
      if (VARIABLES.has(key) && val.length <= LONGEST) {
        env[key] = val;
        accept?.();
      } else {
        reject?.();
      }
    });
    session.on('window-change', (accept, _reject, { cols, rows }) => {
      hear(cols, rows);
      accept?.();
    });
    const open = (channel: ServerChannel, isPlain: boolean): void => {
      channel.on('error', () => this.#socket.destroy());
      const onResize = (listener: typeof hear): void => {
        hear = listener;
      };
      this.#events.shell(login, { channel, pty, isPlain, env, onResize });
    };
    session.on('exec', (accept, _reject, { command }) => {
      const channel = accept();
      if (command.trim() === PLAIN) {
        open(channel, true);
        return;
      }
      channel.on('error', () => {});
      channel.stderr.write(`${loginTexts.noCommands}\r\n`);
      channel.exit(2);
      channel.end();
      channel.on('close', () => this.#connection.end());
    });
    session.on('shell', (accept) => open(accept(), false));
  }
}
