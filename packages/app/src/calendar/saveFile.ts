/** Saves a text as a file of the browser's downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the file before the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
