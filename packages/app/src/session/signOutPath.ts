import { paths } from '../routes/paths';

let path: string = paths.home;

/** Says where the next sign-out leads, instead of home. */
export function keepSignOutPath(next: string): void {
  path = next;
}

/** Where a sign-out leads. Given once: the next one leads home again. */
export function takeSignOutPath(): string {
  const taken = path;
  path = paths.home;
  return taken;
}
