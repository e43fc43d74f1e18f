import { whyNoScreen } from '../../capabilities.ts';
import { openHosting } from '../../host/hosting.ts';
import { Guests } from '../../host/keys.ts';
import { storePaths } from '../../store/paths.ts';
import { wholeNumber } from '../flags.ts';
import { complain, Misuse } from '../misuse.ts';
import { Evening } from './evening.ts';
import { manageGuests } from './guests.ts';
import { type HostOptions, makeSure, readPlan } from './plan.ts';
import { misuses } from './words.ts';

/** `cardroom host GAME`: a table for friends, who come in by ssh, until the host closes it. */
export async function host(id: string | undefined, options: HostOptions): Promise<void> {
  const folder = storePaths(process.env).hosting;
  if (options.guests || options.forget !== undefined || options.forgetAll) {
    manageGuests(new Guests(folder, complain), options);
    return;
  }
  if (options.resume === undefined && id === undefined) throw new Misuse(misuses.noGame);
  if (options.resume !== undefined && id !== undefined) throw new Misuse(misuses.resumedGame);
  const port = wholeNumber('--port', options.port, 1);
  if (port > 65_535) throw new Misuse(misuses.noSuchPort(port));
  const plan = id === undefined ? null : readPlan(id, options);
  const obstacle = options.screen ? whyNoScreen(process) : undefined;
  if (obstacle) throw new Misuse(misuses.noScreen(obstacle));
  if (plan?.table.code === null) await makeSure(options);
  const hosting = await openHosting(folder, complain).catch((error: Error) => {
    throw new Misuse(error.message);
  });
  await new Evening(hosting, folder, options).run(port, plan);
}
