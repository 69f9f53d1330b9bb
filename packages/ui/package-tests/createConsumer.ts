import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../../scripts/runIn.ts';

/**
 * Creates a Vite project outside of the workspace, with the packed package and the given React.
 *
 * @param more - Versions of other packages.
 * @returns Its folder.
 */
export async function createConsumer(
  tarball: string,
  react: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `lively-ui-react-${react}-`));
  await cp(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { '@lively/ui': `file:${tarball}`, react, 'react-dom': react, 'react-hook-form': '7' },
    devDependencies: { '@types/react': react, '@types/react-dom': react, vite: '8', ...more },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const quickly = ['--no-audit', '--no-fund', '--prefer-offline'];
  await runIn(folder, 'npm', ['install', '--strict-peer-deps', ...quickly]);
  return folder;
}
