/** Hands the user a file, made on the device. */
export function downloadJson(content: unknown, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // The browser has read the URL by then; the data goes with the page otherwise.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
