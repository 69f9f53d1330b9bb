import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/* The process of `createCluster`: runs initdb on the folder that it gets as its argument, and ends. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('initializeCluster.ts needs the folder of the new database.');

/**
 * PGlite runs initdb in a first instance, packs its files in memory, and unpacks them in the folder of a second. Here the first
 * one writes to the folder itself, so there is nothing to pack: the cluster is complete.
 */
class FinalFolder extends NodeFS {
  override async dumpTar(): Promise<never> {
    process.exit(0);
  }
}

await PGlite.create({ fs: new FinalFolder(folder) });
// The files came by another way, or not at all: a later version of PGlite that does not pack them.
process.exit(1);
