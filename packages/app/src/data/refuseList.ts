/**
 * The answer of services to a spread. Their code loads with the first call, so that before it they have methods and no list of them.
 *
 * @throws Error always.
 */
export function refuseList(): never {
  throw new Error(
    'These services have no list of their methods, so a spread would be empty. Name the methods instead.',
  );
}
