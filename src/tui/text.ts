export { twoLines, wrap } from '../width.ts';
