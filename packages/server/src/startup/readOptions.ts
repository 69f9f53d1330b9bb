import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePort } from './parsePort.ts';
import { StartError } from './StartError.ts';

/** The options of a server. */
interface StartOptions {
  readonly port: number;
  /** Undefined for all addresses of the machine. */
  readonly host: string | undefined;
  /** The absolute path of the output of `pnpm build`. */
  readonly build: string;
}

const usage = 'The server takes --port NUMBER (or PORT), --host ADDRESS and --build FOLDER';

/**
 * Reads the arguments of the command.
 *
 * @param defaultPort The port without `--port`.
 * @throws StartError for an unknown argument, or an invalid port.
 */
export function readOptions(parameters: readonly string[], defaultPort: number): StartOptions {
  const { port, host, build } = parseParameters(parameters);
  const number = port === undefined ? defaultPort : parsePort(port);
  return { port: number, host, build: resolve(build ?? resolve(import.meta.dirname, '../../../app/dist')) };
}

function parseParameters(parameters: readonly string[]) {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' }, build: { type: 'string' } } as const;
    return parseArgs({ args: [...parameters], options }).values;
  } catch (cause) {
    throw new StartError(`${usage}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
