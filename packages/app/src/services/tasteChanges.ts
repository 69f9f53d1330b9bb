const listeners = new Set<() => void>();

/** Says that what the user likes was changed, so that whoever shows something of it reads it again. */
export function tellTasteChanged(): void {
  for (const tell of listeners) tell();
}

/** Calls back at each change. Returns a function that stops it. */
export function onTasteChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
