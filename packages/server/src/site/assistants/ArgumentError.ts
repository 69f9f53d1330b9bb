/** An argument of a tool that cannot be used. Its message is for the assistant. */
export class ArgumentError extends Error {
  constructor(name: string, advice: string) {
    super(`${name}: ${advice}.`);
    this.name = 'ArgumentError';
  }
}
