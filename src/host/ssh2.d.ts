// Parts of ssh2 imported by themselves: the whole would bring its client.
declare module 'ssh2/lib/server.js' {
  export { Server as default } from 'ssh2';
}
declare module 'ssh2/lib/keygen.js' {
  const keygen: {
    generateKeyPairSync(type: 'ed25519'): { readonly private: string; readonly public: string };
  };
  export default keygen;
}
declare module 'ssh2/lib/protocol/keyParser.js' {
  import type { ParsedKey } from 'ssh2';

  const parser: { parseKey(data: string | Uint8Array): ParsedKey | ParsedKey[] | Error };
  export default parser;
}
