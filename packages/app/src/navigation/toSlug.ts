/** Converts `createAccount` to `create-account`. */
export function toSlug(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
