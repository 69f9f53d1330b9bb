/** The reason why the embedded backend cannot start, for the host: one line with the place, the cause and the remedy. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Converts a failure to open the data to a `StartError`. */
export function toStartError(error: unknown, folder: string): StartError {
  if (error instanceof StartError) return error;
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: String(error) };
  return new StartError(explain(code ?? '', message, folder), { cause: error });
}

function explain(code: string, message: string, folder: string): string {
  if (code === 'ENOSPC' || /no space left/i.test(message))
    return `The disk that holds ${folder} is full. Free some space, or set LIVELY_DATA_FOLDER to a folder on another disk.`;
  if (code === 'EROFS')
    return `The folder ${folder} is on a file system that is mounted read-only (EROFS). Mount it read-write, or set LIVELY_DATA_FOLDER to a folder that can be written.`;
  if (['EACCES', 'EPERM'].includes(code))
    return `The folder ${folder} cannot be written (${code}). Make it writable for this user, or set LIVELY_DATA_FOLDER to another folder.`;
  if (['ENOTDIR', 'EEXIST'].includes(code))
    return `A file stands where the folder ${folder} should be (${code}). Remove it, or set LIVELY_DATA_FOLDER to another folder.`;
  const [reason = ''] = message.split('\n');
  return `The data in ${folder} cannot be opened: ${reason}. ${remedyForDamage(folder)}`;
}

/** Returns the remedy for a damaged database: data is never deleted automatically. */
export function remedyForDamage(folder: string): string {
  return `Restore a copy of the folder, or move it away (mv ${folder} ${folder}.damaged) and start again with new data.`;
}
