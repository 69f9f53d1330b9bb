/**
 * Shares a URL with the share dialog of the device, or copies it to the clipboard if there is none.
 *
 * @throws DOMException if it could be neither shared nor copied.
 */
export async function shareUrl(content: { url: string; title: string }): Promise<'shared' | 'copied' | 'cancelled'> {
  if ('share' in navigator) {
    try {
      await navigator.share(content);
      return 'shared';
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'cancelled';
    }
  }
  await navigator.clipboard.writeText(content.url);
  return 'copied';
}
