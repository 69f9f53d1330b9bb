import { type Deployment, deploymentChecks } from './listChecks.ts';

/** Proves a deployment, one line a check. @returns whether all of them hold. */
export async function checkDeployment(deployment: Deployment, write: (line: string) => void): Promise<boolean> {
  let isWhole = true;
  for (const { name, remedy, find } of deploymentChecks) {
    const problem = await find(deployment).catch((error: Error) => `no answer: ${error.message}`);
    isWhole &&= problem === null;
    write(problem === null ? `holds: ${name}\n` : `FAILS: ${name}: ${problem}. ${remedy}\n`);
  }
  return isWhole;
}
