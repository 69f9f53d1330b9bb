import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/css/reset.css';
import { languageCodes, languages } from '../packages/engine/src/languages';
import { toSnippet } from '../packages/ui/src/docs/snippets/toSnippet';
import { type SampleLanguage, translateArgs } from '../packages/ui/src/docs/translateArgs';
import '../packages/ui/src/styles';
import '../packages/ui/src/theme/variants.css';
import { hangLimits } from '../scripts/hangLimits';
import { checkLibraryWords } from './checkLibraryWords';
import { checkOtherTheme } from './checkOtherTheme';
import './docs.css';
import { ComponentPage } from './docs/ComponentPage';
import { giveControls } from './docs/giveControls';
import { keepStill } from './docs/keepStill';
import { ThemedContainer } from './docs/ThemedContainer';

const page = document.documentElement;
/** The data attributes of the documentation page around a frame: Storybook does not pass the toolbar's settings to it. */
const around = frameElement?.ownerDocument.documentElement.dataset ?? {};

keepStill();
configure({ asyncUtilTimeout: hangLimits.wait });
// The theme is also set before the story is rendered: a frame would otherwise be light until then.
if (around.theme) page.dataset.theme = around.theme;

const showGlobals: Decorator = (Story, { args, globals, viewMode }) => {
  const { theme = globals.theme, language = globals.language } = around;
  page.dataset.theme = theme;
  page.lang = language;
  page.dataset.language = language;
  page.style.fontSize = globals.textSize;
  const { contrast = globals.contrast, direction = globals.direction, density = globals.density } = around;
  page.dataset.contrast = contrast;
  page.dataset.density = density;
  // A page of documentation is English: ThemedContainer sets the direction of its stories.
  if (viewMode === 'story') page.dir = direction;
  return <Story args={translateArgs(args, language)} />;
};

/** Prevents the navigation of a clicked link, which would unload the page and its tests. */
function stayInStory(click: MouseEvent) {
  if (click.target instanceof Element && click.target.closest('a[href]')) click.preventDefault();
}

/** Returns the code of « Show code » for the current controls. Storybook's own output cannot always be pasted. */
function writeSnippet(_printed: string, story: StoryContext): string {
  const { args, ...rest } = story;
  return toSnippet({ ...rest, args: translateArgs(args, page.dataset.language as SampleLanguage) });
}

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: () => {
    document.addEventListener('click', stayInStory);
    return () => document.removeEventListener('click', stayInStory);
  },
  afterEach: import.meta.env.MODE === 'test' ? [checkLibraryWords, checkOtherTheme] : [],
  decorators: [showGlobals],
  argTypesEnhancers: [giveControls],
  // `STORYBOOK_LANGUAGE=es pnpm test:stories` runs every story in Spanish.
  initialGlobals: {
    theme: 'light',
    language: import.meta.env.STORYBOOK_LANGUAGE ?? languageCodes[0],
    textSize: '100%',
    contrast: 'standard',
    direction: 'ltr',
    density: 'comfortable',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language of the sample texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languageCodes.map((value) => ({ value, title: languages[value].name })),
      },
    },
    textSize: {
      description: 'The reader’s own text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100%', title: 'Text 100 %' },
          { value: '150%', title: 'Text 150 %' },
          { value: '200%', title: 'Text 200 %' },
        ],
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: 'Contrast' },
          { value: 'more', title: 'More contrast' },
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error', ...(import.meta.env.MODE === 'test' && { options: { resultTypes: ['violations'] } }) },
    backgrounds: { disable: true },
    docs: { container: ThemedContainer, page: ComponentPage, source: { transform: writeSnippet } },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Welcome',
            'Theme it in five minutes',
            'Which card?',
            'Colour',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Writing',
            'Accessibility',
            'Brand',
            'Tokens',
            'Changelog',
          ],
          'Patterns',
          'Components',
          [
            'Status',
            'Actions',
            'Fields',
            'Filters',
            'Events',
            'Navigation',
            'Overlays',
            'Feedback',
            'Content',
            'Setup',
          ],
          'Machines',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
