/** The reason why the server cannot start, for the host: one line with the place, the cause and the remedy. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Converts a failure to use a folder to a `StartError`. Other errors, such as those of a setting, stay as they are. */
export function toStartError(error: unknown, folder: string): unknown {
  const line = error instanceof StartError ? undefined : explain(error, folder);
  return line ? new StartError(line, { cause: error }) : error;
}

/** Converts a failure to open the database of a folder to a `StartError`. Any unknown one is treated as damage. */
export function toDatabaseError(error: unknown, folder: string): unknown {
  const known = toStartError(error, folder);
  if (known instanceof StartError) return known;
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new StartError(`The data in ${folder} cannot be opened: ${reason}. ${remedyForDamage(folder)}`, {
    cause: error,
  });
}

function explain(error: unknown, folder: string): string | undefined {
  const { code = '', message = '', path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === 'ENOSPC' || /no space left/i.test(message))
    return `The disk that holds ${folder} is full. Free some space, or set LIVELY_DATA_FOLDER to a folder on another disk.`;
  if (code === 'EROFS')
    return `The folder ${folder} is on a file system that is mounted read-only (EROFS). Mount it read-write, or set LIVELY_DATA_FOLDER to a folder that can be written.`;
  if (['ENOTDIR', 'EEXIST'].includes(code))
    return `A file stands where the folder ${folder} should be (${code}). Remove it, or set LIVELY_DATA_FOLDER to another folder.`;
  // Errors of the network have codes too, but no path.
  if (['EACCES', 'EPERM'].includes(code) || (path !== undefined && code))
    return `The folder ${folder} cannot be written (${code}). Make it writable for this user, or set LIVELY_DATA_FOLDER to another folder.`;
  return undefined;
}

/** Returns the remedy for a damaged database: data is never deleted automatically. */
export function remedyForDamage(folder: string): string {
  return `Restore a copy of the folder, or move it away (mv ${folder} ${folder}.damaged) and start again with new data.`;
}
