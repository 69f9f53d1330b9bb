/** The reason why a record of a source cannot be read. The message completes “Record 12 (uid 345): …”. */
export class RecordError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecordError';
  }
}
