import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian and Ubuntu install WordPress. */
export const wordPressFolder = '/usr/share/wordpress';

/** The packages of Debian by what the tests need of them. */
const tools: Readonly<Record<string, () => boolean>> = {
  wordpress: () => existsSync(`${wordPressFolder}/wp-includes/version.php`),
  'php-cli': () => runs('php', '--version'),
  'php-mysql': () => spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout?.includes('mysqli') ?? false,
  'mariadb-server': () => runs('mariadbd', '--version') && runs('mariadb-install-db', '--help'),
};

/** Lists the packages that the tests on a real WordPress lack. */
export function findMissingWordPress(): string[] {
  return Object.entries(tools).flatMap(([name, isThere]) => (isThere() ? [] : [name]));
}

function runs(command: string, parameter: string): boolean {
  return spawnSync(command, [parameter], { stdio: 'ignore' }).error === undefined;
}
