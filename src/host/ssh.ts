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

// Only this file knows ssh2. It is a separate part of the bundle, so `SshOptions` hands it everything of cardroom that it needs, except words.

/** A person who has logged in. */
export interface Login {
  /** The user name as typed before the `@`, unchecked. */
  readonly user: string;
  /** `SHA256:…` of a key whose signature was verified; null if there is none. */
  readonly key: string | null;
  /** The code they gave; null if none was asked for. */
  readonly code: string | null;
}

/** A shell for a person who has logged in: a channel, and their terminal's description of itself. */
export interface Shell {
  readonly channel: ServerChannel;
  /** As the client sent it, unchecked; null if they have no terminal. */
  readonly pty: Pty | null;
  /** True if they asked for lines of text by the word `plain`. */
  readonly isPlain: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** Calls `listener` with each new size of the window, unchecked. */
  onResize(listener: (columns: number, rows: number) => void): void;
}

export interface Pty {
  readonly term: string;
  readonly columns: number;
  readonly rows: number;
}

export interface SshOptions {
  /** The host's private key. */
  readonly hostKey: string;
  /** Does a proven key need no code, need one, or keep its owner out? */
  standing(key: string): 'known' | 'new' | 'kept-out';
  /** True if nobody needs a code. */
  isOpen(): boolean;
  /** `ask`: may they be asked for a code? It uses up an attempt. `open`: the code they typed, or null. */
  readonly lock: { ask(): boolean; open(typed: string): string | null };
  /** Lets a person in who has said who they are; false if there is no place. */
  enter(login: Login): boolean;
  after(ms: number, then: () => void): () => void;
}

/** Events of a connection. */
export interface SshEvents {
  /** `greeted`: the client speaks ssh; `secure`: it has accepted the host's key; `asked`: it is asked for the code. */
  stage(stage: 'greeted' | 'secure' | 'asked'): void;
  shell(login: Login, shell: Shell): void;
}

const { codes: CODES, requests: REQUESTS, silentLink: SILENT } = LIMITS;
const KEEPALIVE = { keepaliveInterval: SILENT.every, keepaliveCountMax: SILENT.questions };

/** The allowed algorithms of ssh2. Not allowed: large groups (half a second for a few bytes), SHA-1, block ciphers, and compression. */
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

/** A guest's environment variables that are read, and the most characters of one. */
const VARIABLES: ReadonlySet<string> = new Set(['LANG', 'LC_ALL', 'LC_CTYPE', 'COLORTERM', 'NO_COLOR']);
const LONGEST = 64;
/** The one word allowed in place of a command. */
const PLAIN = 'plain';
/** Fewest bytes that the client's packets must hold. */
const LEAST_PACKET = 64;

const fingerprint = (key: Uint8Array): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** Parses a key from outside; null if it is none. */
function parsed(data: string | Uint8Array) {
  const key = keyParser.parseKey(data);
  const first = Array.isArray(key) ? key[0]! : key;
  return first instanceof Error ? null : first;
}

/** Makes a key. ssh2 writes one in some hundreds that nobody can read; that one is made again. */
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

/** Speaks ssh on a connection, and destroys the socket at the first fault. */
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
  /** Number of questions for a code, answered or not. */
  #asked = 0;
  /** True during the delay after a wrong code, when further answers are refused. */
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
    // A peer that vanished does not answer an orderly end.
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
      // The client asks whether this key would do before it signs with it.
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
      // ssh2 hands over an error if another request came in place of the answer.
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

  /** Throws if packets hold too little: ssh2 would write empty ones for ever. */
  #requireRoom(session: Session): void {
    const { packetSize } = (session as unknown as { _chanInfo: { outgoing: { packetSize: number } } })
      ._chanInfo.outgoing;
    if (!(packetSize >= LEAST_PACKET)) this.#socket.destroy();
  }

  /** Takes a terminal and a shell. ssh2 refuses all without a listener: files, tunnels, agents, windows of X. */
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
