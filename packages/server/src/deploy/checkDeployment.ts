import { type Deployment, deploymentChecks } from './listChecks.ts';

/** Proves a deployment, one line a check. @returns whether all of them hold. */
export async function checkDeployment(deployment: Deployment, write: (line: string) => void): Promise<boolean> {
  let isWhole = true;
  for (const { name, remedy, find } of deploymentChecks) {
    const problem = await find(deployment).catch((error: Error) => `no answer: ${explain(error)}`);
    isWhole &&= problem === null;
    write(problem === null ? `holds: ${name}\n` : `FAILS: ${name}: ${problem}. ${remedy}\n`);
  }
  return isWhole;
}

/** `fetch failed` says nothing: its cause has the name that does not exist, or the certificate that is not valid. */
function explain({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
