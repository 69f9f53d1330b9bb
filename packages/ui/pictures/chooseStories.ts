import type { OpenStage } from './openStage.ts';

type Side = Pick<OpenStage, 'stories' | 'sources'>;

/**
 * Returns the stories to draw, in order: those of the given components, or all of them, or by default all stories of each component
 * whose sources differ and the first one of each other component, as a proof that equal sources draw equal pictures.
 *
 * @throws Error if a given component has no stories.
 */
export function chooseStories(base: Side, head: Side, components: readonly string[], isWhole: boolean): string[] {
  const stories = [...new Set([...base.stories, ...head.stories])].sort();
  const unknown = components.filter((component) => !stories.some((name) => componentOf(name) === component));
  if (unknown.length > 0) throw new Error(`no story belongs to ${unknown.join(', ')}.`);
  if (components.length > 0) return stories.filter((name) => components.includes(componentOf(name)));
  return stories.filter((name) => {
    const component = componentOf(name);
    const [before, after] = [base.sources[component], head.sources[component]];
    return isWhole || before?.hash !== after?.hash || name === `${component}/${after?.first}`;
  });
}

function componentOf(story: string): string {
  return story.split('/')[0] ?? '';
}
