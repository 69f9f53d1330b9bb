/** The files that were dropped, or `'folder'` if one of the things is none. */
export function filesOfDrop(transfer: DataTransfer): File[] | 'folder' {
  const items = [...transfer.items].filter((item) => item.kind === 'file');
  const hasFolder = items.some((item) => item.webkitGetAsEntry?.()?.isDirectory);
  return hasFolder ? 'folder' : [...transfer.files];
}
