import { whyNoScreen } from '../../capabilities.ts';
import { openHosting } from '../../host/hosting.ts';
import { Guests } from '../../host/keys.ts';
import { storePaths } from '../../store/paths.ts';
import { wholeNumber } from '../flags.ts';
import { complain, Misuse } from '../misuse.ts';
import { Evening } from './evening.ts';
import { manageGuests } from './guests.ts';
import { type HostOptions, makeSure, readPlans } from './plan.ts';
import { misuses } from './words.ts';

/** `cardroom host GAMES`: opens a table of each game for friends, who come in by ssh, until the host closes them. */
export async function host(games: readonly string[], options: HostOptions): Promise<void> {
  const folder = storePaths(process.env).hosting;
  if (options.guests || options.forget !== undefined || options.forgetAll) {
    manageGuests(new Guests(folder, complain), options);
    return;
  }
  if (options.resume === undefined && games.length === 0) throw new Misuse(misuses.noGame);
  if (options.resume !== undefined && games.length > 0) throw new Misuse(misuses.resumedGame);
  const port = wholeNumber('--port', options.port, 1);
  if (port > 65_535) throw new Misuse(misuses.noSuchPort(port));
  const plans = readPlans(games, options);
  const obstacle = options.screen ? whyNoScreen(process) : undefined;
  if (obstacle) throw new Misuse(misuses.noScreen(obstacle));
  if (plans.some(({ table }) => table.code === null)) await makeSure(options);
  const hosting = await openHosting(folder, complain).catch((error: Error) => {
    throw new Misuse(error.message);
  });
  await new Evening(hosting, folder, options).run(port, plans);
}
