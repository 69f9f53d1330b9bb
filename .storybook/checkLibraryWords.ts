/** The English names in Base UI, in every language. They are present if a component does not replace them. */
const englishNames = ['Dismiss', 'Increase', 'Decrease'];

/**
 * Checks that a story, after its play function, has no visible element with an English name of Base UI.
 *
 * @throws Error that lists the elements, if any.
 */
export function checkLibraryWords(): void {
  const named = englishNames.map((name) => `[aria-label="${name}"]`).join();
  const faults = [...document.querySelectorAll(named)].filter((element) => element.checkVisibility());
  if (faults.length)
    throw new Error(`English words of Base UI:\n${faults.map(({ outerHTML }) => outerHTML).join('\n')}`);
}
