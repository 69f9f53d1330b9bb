/** Runs a service nobody waits for. Its failure is told to nobody (specification, section 8: "logged only"). */
export function ignoreFailure(service: () => Promise<unknown>): void {
  new Promise((resolve) => resolve(service())).catch(() => undefined);
}
