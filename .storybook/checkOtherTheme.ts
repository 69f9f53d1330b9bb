import axe from 'axe-core';

/** The rules that depend on colours. The story's own theme has already been tested with all rules. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the colours of a story, after its play function, in the other theme. Only for tests: users of Storybook would see the
 * theme flash.
 *
 * @throws Error that lists the elements with too little contrast, if any.
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

/** Finishes an animation, such as a change of colour. An endless animation cannot be finished. */
function finish(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
