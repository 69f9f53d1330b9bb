import { Description, Story } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';

interface DoAndDontProps {
  /** The stories of the component. */
  stories: readonly Pick<PreparedStory, 'name' | 'moduleExport' | 'parameters'>[];
}

/** The stories with the right and the wrong use of a component, side by side unless they are as wide as a page. */
export function DoAndDont({ stories }: DoAndDontProps) {
  const pair = usageNames.map((name) => stories.find((story) => story.name === name));
  const isWide = pair.some((story) => story?.parameters.layout === 'fullscreen');
  return (
    <div className={isWide ? 'do-and-dont wide' : 'do-and-dont'}>
      {pair.map(
        (story) =>
          story && (
            <section key={story.name} className={story.name.toLowerCase()}>
              <h3>{story.name === 'Do' ? 'Do' : 'Don’t'}</h3>
              <Description of={story.moduleExport} />
              <Story of={story.moduleExport} />
            </section>
          ),
      )}
    </div>
  );
}

/** The names in Storybook of the exports `Do` and `Dont`. */
export const usageNames: readonly string[] = ['Do', 'Dont'];
