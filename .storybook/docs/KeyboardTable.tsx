import type { PreparedStory } from 'storybook/internal/types';
import type { KeyboardPlay } from '../../packages/ui/src/docs/keyboard/pressKeys';

interface KeyboardTableProps {
  /** The stories of the component. */
  stories: readonly Pick<PreparedStory, 'id' | 'name' | 'moduleExport'>[];
}

/** The name in Storybook of the story whose play function presses the keys. */
export const keyboardStory = 'Keyboard';

/** The effect of each key: the rows that the story `Keyboard` presses in the test run, one after the other. */
export function KeyboardTable({ stories }: KeyboardTableProps) {
  const story = stories.find(({ name }) => name === keyboardStory);
  if (!story)
    return <p>It takes no focus: no key reaches it. The test run looks for what could in each of its stories.</p>;
  const { rows } = (story.moduleExport as { play: KeyboardPlay<never> }).play;
  return (
    <>
      <table className="keyboard">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, effect], index) => (
            <tr key={index}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        In this order,{' '}
        <a href={`./?path=/story/${story.id}`} target="_top">
          the story Keyboard
        </a>{' '}
        presses them in the test run, in Chromium, and sees each effect come.
      </p>
    </>
  );
}
