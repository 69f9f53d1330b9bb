import { findForeignUrl } from './findForeignUrl.ts';

/** Requests a URL: see `fetch`. */
type Ask = (url: string) => Promise<Response>;

/**
 * Finds problems of the servers behind a balancer, each requested directly: a server that does not answer, that was built for
 * another site, or that serves another build than the site.
 *
 * @param servers Their origins, without a trailing slash.
 * @returns The first problem of each server, in words; null if there is none.
 */
export async function findServerProblems(
  siteUrl: string,
  servers: readonly string[],
  ask: Ask,
): Promise<string | null> {
  if (!servers.length) return null;
  const build = await readBuild(siteUrl, ask);
  const problems = await Promise.all(
    servers.map(async (server) => {
      const problem = await findProblem(server, { siteUrl, build }, ask).catch((error: Error) => reasonOf(error));
      return problem && `${server} ${problem}`;
    }),
  );
  return problems.filter(Boolean).join(', ') || null;
}

async function findProblem(
  server: string,
  { siteUrl, build }: { siteUrl: string; build: string },
  ask: Ask,
): Promise<string | null> {
  const { status } = await ask(`${server}/healthz`);
  if (status !== 200) return `answers /healthz with ${status}`;
  const foreign = await findForeignUrl(siteUrl, (url) => ask(server + url.slice(siteUrl.length)));
  if (foreign) return `says that ${foreign}`;
  return (await readBuild(server, ask)) === build ? null : 'serves another build';
}

/** Reads the scripts and styles of the home page, whose names contain hashes. */
async function readBuild(url: string, ask: Ask): Promise<string> {
  const html = await (await ask(`${url}/`)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))].sort().join();
}

function reasonOf({ message, cause }: Error): string {
  return `does not answer (${cause instanceof Error && 'code' in cause ? cause.code : message})`;
}
