import { type Cluster, openCluster } from '../../packages/server/testing/openCluster.ts';
import { migrate } from '../tests/database/migrate.ts';
import { openPostgres } from '../tests/database/openPostgres.ts';

/** Opens a migrated database with the settings of a hosted project with two processors and 8 GB. */
export async function openHostedCluster(): Promise<Cluster> {
  const cluster = await openCluster([
    'shared_buffers=2GB',
    'effective_cache_size=6GB',
    'work_mem=64MB',
    'random_page_cost=1.1',
    'jit=off',
    'max_wal_size=4GB',
  ]);
  const database = openPostgres(cluster.url);
  await migrate(database);
  await database.close();
  return cluster;
}
