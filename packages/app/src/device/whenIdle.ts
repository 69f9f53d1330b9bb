/** Resolves once the page has loaded and the browser is idle: for code that nobody waits for. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Safari has no `requestIdleCallback`.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
