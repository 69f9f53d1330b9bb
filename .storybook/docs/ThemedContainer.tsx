import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { livelyThemes } from '../livelyTheme';
import { useToolbar } from './useToolbar';

/** A documentation page in the toolbar's theme. Data attributes pass theme and language to its frames: see preview.tsx. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { theme, language } = useToolbar();
  const drawnLanguage = useRef(language);
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, language });
    for (const { contentDocument } of document.querySelectorAll('iframe')) {
      if (!contentDocument) continue;
      contentDocument.documentElement.dataset.theme = theme;
      if (language !== drawnLanguage.current) contentDocument.location.reload();
    }
    drawnLanguage.current = language;
  }, [theme, language]);
  return <DocsContainer {...props} theme={livelyThemes[theme]} />;
}
