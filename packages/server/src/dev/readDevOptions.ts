import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePort } from '../startup/parsePort.ts';
import { StartError } from '../startup/StartError.ts';

/** The options of the development server. */
export interface DevOptions {
  readonly port: number;
  /** Undefined for all addresses of the machine. */
  readonly host: string | undefined;
  /** The absolute path of the app's folder, which Vite serves. */
  readonly app: string;
}

const usage = 'The development server takes --port NUMBER, --host [ADDRESS] and --app FOLDER';

/**
 * Reads the arguments of the command. `--host` alone means all addresses, as with Vite.
 *
 * @throws StartError for an unknown argument, or an invalid port.
 */
export function readDevOptions(parameters: readonly string[]): DevOptions {
  const args = parameters.map((text, index) =>
    text === '--host' && !isValue(parameters[index + 1]) ? '--host=' : text,
  );
  const { port, host, app } = parseParameters(args);
  return { port: parsePort(port), host: host || undefined, app: resolve(app) };
}

function isValue(text: string | undefined): boolean {
  return text !== undefined && !text.startsWith('-');
}

function parseParameters(args: string[]) {
  try {
    const options = {
      port: { type: 'string', default: '5173' },
      host: { type: 'string', default: 'localhost' },
      app: { type: 'string', default: resolve(import.meta.dirname, '../../../app') },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (cause) {
    throw new StartError(`${usage}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
