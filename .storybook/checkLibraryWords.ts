/** Names that Base UI gives in English, whatever the language. They are found where it has been given no other. */
const englishNames = ['Dismiss', 'Increase', 'Decrease'];

/**
 * Tries whether a story, as its play function left it, shows or tells a reader an English word of Base UI.
 *
 * @throws Error that lists the elements, if any.
 */
export function checkLibraryWords(): void {
  const named = englishNames.map((name) => `[aria-label="${name}"]`).join();
  const faults = [...document.querySelectorAll(named)].filter((element) => element.checkVisibility());
  if (faults.length)
    throw new Error(`English words of Base UI:\n${faults.map(({ outerHTML }) => outerHTML).join('\n')}`);
}
