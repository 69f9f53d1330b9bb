import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { livelyThemes } from '../livelyTheme';
import { useToolbar } from './useToolbar';

/** A documentation page in the toolbar's theme. Data attributes pass the settings to its frames: see preview.tsx. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { theme, language, contrast, direction, density } = useToolbar();
  const drawnLanguage = useRef(language);
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, language, contrast, direction, density });
    // The page around the stories is English.
    for (const story of document.querySelectorAll<HTMLElement>('.sb-story, .docs-story')) story.dir = direction;
    for (const { contentDocument } of document.querySelectorAll('iframe')) {
      if (!contentDocument) continue;
      Object.assign(contentDocument.documentElement.dataset, { theme, contrast, density });
      contentDocument.documentElement.dir = direction;
      if (language !== drawnLanguage.current) contentDocument.location.reload();
    }
    drawnLanguage.current = language;
  }, [theme, language, contrast, direction, density]);
  return <DocsContainer {...props} theme={livelyThemes[theme]} />;
}
