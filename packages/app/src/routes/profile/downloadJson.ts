/** Saves JSON as a file of the user's downloads. */
export function downloadJson(content: unknown, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // The browser has read the URL by then. Closing the page releases the data as well.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
