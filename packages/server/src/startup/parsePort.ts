import { StartError } from './StartError.ts';

/** @throws StartError for an invalid port. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`${text} is no port. Choose a number from 1 to 65535 with --port.`);
  return port;
}
