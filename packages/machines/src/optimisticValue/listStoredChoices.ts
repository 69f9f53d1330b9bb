/**
 * Lists the choices to log once the stored value is known: those up to the last one of this value, oldest first. The
 * choices after it wait for their own write.
 */
export function listStoredChoices<Value>(unlogged: readonly Value[], saved: Value): readonly Value[] {
  return unlogged.slice(0, unlogged.lastIndexOf(saved) + 1);
}
