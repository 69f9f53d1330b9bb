import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { livelyThemes } from '../livelyTheme';
import { useTheme } from './useTheme';

/** A page of documentation in the theme of its stories. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentDocument) frame.contentDocument.documentElement.dataset.theme = theme;
    }
  }, [theme]);
  return <DocsContainer {...props} theme={livelyThemes[theme]} />;
}
