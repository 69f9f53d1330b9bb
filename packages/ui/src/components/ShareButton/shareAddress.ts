/** Passes an address on: through the device where it can, through the clipboard elsewhere. */
export async function shareAddress(content: { url: string; title: string }): Promise<'shared' | 'copied' | 'given up'> {
  if ('share' in navigator) {
    try {
      await navigator.share(content);
      return 'shared';
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'given up';
    }
  }
  await navigator.clipboard.writeText(content.url);
  return 'copied';
}
