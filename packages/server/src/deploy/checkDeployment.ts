import { type Deployment, deploymentChecks } from './listChecks.ts';

/** Checks a deployment, and writes one line per check. @returns Whether all checks pass. */
export async function checkDeployment(deployment: Deployment, write: (line: string) => void): Promise<boolean> {
  let isWhole = true;
  for (const { name, remedy, find } of deploymentChecks) {
    const problem = await find(deployment).catch((error: Error) => `no answer: ${explain(error)}`);
    isWhole &&= problem === null;
    write(problem === null ? `holds: ${name}\n` : `FAILS: ${name}: ${problem}. ${remedy}\n`);
  }
  return isWhole;
}

/** Adds the cause of `fetch failed`, such as an unknown host name or an invalid certificate. */
function explain({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
