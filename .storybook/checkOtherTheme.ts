import axe from 'axe-core';

/** The rules that colours decide on. The others were tried on the theme that the story was drawn in. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * Tries the colours of a story, as its play function left it, in the theme that it was not drawn in. For tests: a caller that
 * reads the story would see it flash.
 *
 * @throws Error that lists what cannot be read, if anything.
 */
export async function checkOtherTheme(): Promise<void> {
  const page = document.documentElement;
  const drawnIn = page.dataset.theme;
  page.dataset.theme = drawnIn === 'dark' ? 'light' : 'dark';
  try {
    for (const animation of document.getAnimations()) finish(animation);
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'],
    });
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    if (faults.length) throw new Error(`In the ${page.dataset.theme} theme:\n${faults.join('\n')}`);
  } finally {
    page.dataset.theme = drawnIn;
  }
}

/** Brings a change of colour to its end. An endless animation has none. */
function finish(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
