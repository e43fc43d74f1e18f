// Code for hosts alone: a part of the bundle by itself, which `hosting.ts` loads.
export { skeletonOf } from './skeleton.ts';
export { fingerprintOf, makeKey, speakSsh } from './ssh.ts';
